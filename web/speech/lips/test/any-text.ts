import fc from 'fast-check'

const letters = Array.from(
  "abcdefghiklmnoprstuwyzABCÉéèßüñç0123456789 ,.;:!?…'’-–()<>[]*_%€$&@\n\u0301\u202fЖщΩάش中日かカー한नम😀🏽\ud83d",
)

export const anyText = fc.string({ unit: fc.constantFrom(...letters), maxLength: 200 })
