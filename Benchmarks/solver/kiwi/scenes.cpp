// The scenes of SolverBenchmarks, solved by kiwi. Reads a scene from standard input and prints
// `operation nanoseconds`, a line each.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

using Clock = std::chrono::steady_clock;

struct Plain {
    int relation;
    double priority, constant;
    std::vector<std::pair<int, double>> terms;
};

struct Scene {
    int variables, middle;
    std::vector<Plain> constraints;
};

static Scene read() {
    Scene scene;
    int count = 0;
    if (std::scanf("%d %d %d", &scene.variables, &count, &scene.middle) != 3) std::exit(1);
    for (int index = 0; index < count; ++index) {
        Plain plain;
        int terms = 0;
        if (std::scanf("%d %lf %lf %d", &plain.relation, &plain.priority, &plain.constant, &terms) != 4) std::exit(1);
        for (int term = 0; term < terms; ++term) {
            int variable;
            double coefficient;
            if (std::scanf("%d %lf", &variable, &coefficient) != 2) std::exit(1);
            plain.terms.push_back({variable, coefficient});
        }
        scene.constraints.push_back(plain);
    }
    return scene;
}

// Kiwi has weights, not levels; its named strengths are far enough apart for these scenes.
static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 750) return kiwi::strength::strong;
    if (priority >= 500) return kiwi::strength::medium;
    return kiwi::strength::weak;
}

static kiwi::Constraint make(const Plain& plain, std::vector<kiwi::Variable>& variables, double offset = 0) {
    std::vector<kiwi::Term> terms;
    for (auto& term : plain.terms) terms.emplace_back(variables[term.first], term.second);
    kiwi::RelationalOperator op = plain.relation < 0 ? kiwi::OP_LE : plain.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(terms, plain.constant + offset), op, strength(plain.priority));
}

struct Loaded {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    explicit Loaded(const Scene& scene) : variables(scene.variables) {
        solver.addEditVariable(variables[0], kiwi::strength::create(1000, 0, 0) * 0.9);
        solver.suggestValue(variables[0], 400);
        for (auto& plain : scene.constraints) {
            constraints.push_back(make(plain, variables));
            solver.addConstraint(constraints.back());
        }
        solver.updateVariables();
    }
};

template <typename Body>
static double best(int rounds, Body body) {
    double least = 1e300;
    for (int round = 0; round < rounds; ++round) {
        auto start = Clock::now();
        body();
        least = std::min(least, std::chrono::duration<double, std::nano>(Clock::now() - start).count());
    }
    return least;
}

int main() {
    // What is done is told, though a later operation may take longer than anyone waits.
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    Scene scene = read();
    int rounds = std::max(3, 3000 / int(scene.constraints.size()));
    if (scene.constraints.size() > 4000) rounds = 1;
    std::printf("build %.0f\n", best(rounds, [&] { Loaded loaded(scene); }));
    Loaded loaded(scene);
    const Plain& middle = scene.constraints[scene.middle];
    double offset = 1;
    std::printf("change-constant %.0f\n", best(20, [&] {
        // Kiwi changes constants of edit variables only: a constraint is exchanged.
        offset = -offset;
        loaded.solver.removeConstraint(loaded.constraints[scene.middle]);
        loaded.constraints[scene.middle] = make(middle, loaded.variables, offset);
        loaded.solver.addConstraint(loaded.constraints[scene.middle]);
        loaded.solver.updateVariables();
    }));
    std::printf("remove-and-add %.0f\n", best(20, [&] {
        loaded.solver.removeConstraint(loaded.constraints[scene.middle]);
        loaded.constraints[scene.middle] = make(middle, loaded.variables);
        loaded.solver.addConstraint(loaded.constraints[scene.middle]);
        loaded.solver.updateVariables();
    }));
    std::printf("resize-100 %.0f\n", best(3, [&] {
        for (int step = 0; step < 100; ++step) {
            loaded.solver.suggestValue(loaded.variables[0], 300 + (step % 50) * 4);
            loaded.solver.updateVariables();
        }
    }));
}
