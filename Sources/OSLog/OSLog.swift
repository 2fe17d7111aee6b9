// Logs are written through `os`; on Apple's platforms this module reads them back as well.
@_exported import os
