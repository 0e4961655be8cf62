/** The most ids of each kind in one call. */
export const assignmentLimits = { chatbots: 50, avatars: 50, students: 500, classes: 100 } as const
