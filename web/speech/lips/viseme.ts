/**
 * The shapes of a mouth that speaks: at rest; closed as for m, b, p; teeth on the lip as for f, v; the tongue's tip
 * behind the teeth as for l, n, t; hardly open as for a murmured vowel or k; wide as for i, e; open as for a; round as
 * for o; rounded and nearly closed as for u, w.
 */
export const visemes = ['rest', 'closed', 'teeth', 'tongue', 'small', 'wide', 'open', 'round', 'pucker'] as const
export type Viseme = (typeof visemes)[number]
