/** Mouth shapes: rest; closed: m, b, p; teeth: f, v; tongue: l, n, t; small: schwa, k; wide: i, e; open: a; round: o; pucker: u, w. */
export const visemes = ['rest', 'closed', 'teeth', 'tongue', 'small', 'wide', 'open', 'round', 'pucker'] as const
export type Viseme = (typeof visemes)[number]
