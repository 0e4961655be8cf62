const starts = ['k', 'k', 'n', 't', 't', 'r', 'm', 'b', 'p', 's', 's', '', 'ts', 'ts', 'ts', 'k', 't', 'p', 'h']
const middles = 'a e ja je o e jo je o wa we we jo u wo we wi ju @ @i i'.split(' ')
const ends = ['', ...'k k ks n n n t l k m l l l p l m b b t t N t t k t p t'.split(' ')]

/** Hangul syllables are composed arithmetically in Unicode. */
export function soundsOfHangul(code: number): string {
  const index = code - 0xac00
  return `${starts[Math.floor(index / 588)] ?? ''}${middles[Math.floor((index % 588) / 28)] ?? ''}${ends[index % 28] ?? ''}`
}

const onsets = ['b', 'm', 'f', 't', 't', 'n', 'l', 'k', 'h', 'ts', 's', 's', 'j', 'w', 's', 'ts']
const rhymes = ['a', 'o', 'i', 'u', 'ai', 'au', 'ei', 'ou', 'an', '@n', 'aN', 'iN', 'uN', 'ie', 'wo']

/** A deterministic stand-in: there is no table of readings. */
export const soundsOfHan = (code: number) => `${onsets[code % onsets.length]}${rhymes[(code >> 2) % rhymes.length]}`
