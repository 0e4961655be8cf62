/** The most characters of a voice's name, and the bounds of its speed and pitch, 1 being its own. */
export const voiceLimits = { name: 120, rate: { min: 0.5, max: 1.5 }, pitch: { min: 0.5, max: 1.5 } } as const
