export const partNames = [
  'hair',
  'body',
  'top',
  'eyes',
  'eyebrows',
  'mouth',
  'nose',
  'head',
  'beard',
  'facialHair',
  'glasses',
  'earrings',
  'hairAccessories',
  'details',
  'freckles',
  'cheeks',
  'clothes',
  'pattern',
] as const
export type PartName = (typeof partNames)[number]

export const colorNames = [
  'skin',
  'hair',
  'facialHair',
  'body',
  'accent',
  'clothing',
  'glasses',
  'earrings',
  'hairAccessories',
  'background',
] as const
export type ColorName = (typeof colorNames)[number]
