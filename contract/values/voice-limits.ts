/** `rate` and `pitch` are factors of the voice's own. */
export const voiceLimits = { name: 120, rate: { min: 0.5, max: 1.5 }, pitch: { min: 0.5, max: 1.5 } } as const
