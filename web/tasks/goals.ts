import { type TaskGoal, taskGoals, type TaskGoals } from '#contract/teaching/task.ts'

export const goalNames = ['times', 'turns', 'minutes', 'steps', 'words'] as const satisfies readonly TaskGoal[]

export const mostOf = (goal: TaskGoal): number => taskGoals[goal]

/** The goals that a task has, with their numbers. */
export const goalsIn = (goals: TaskGoals): { goal: TaskGoal; wanted: number }[] =>
  goalNames.flatMap((goal) => {
    const wanted = goals[goal]
    return wanted === null ? [] : [{ goal, wanted }]
  })
