import type { PracticeLanguage } from '#contract/values/languages.ts'
import { soundsOfHan, soundsOfHangul } from './han.ts'
import { makeSpelling } from './rules.ts'
import { scripts } from './scripts.ts'
import type { Sound, Spelling } from './spelling.ts'

/** Letters with another sound than in the default rules. */
const own: Partial<Record<PracticeLanguage, string>> = {
  nl: 'oe u; ij ei; ui au; eu o; ei ei; ou au; uu u; u u; ch x; g x; w v; sch sx; y ei; e>n$ @; ie I; V.*<e>$ @',
  ca: 'v b; ny n; ll j; ix S; x S; tx tS; j S; ç s; c>[eiéèí] s; g>[eiéèí] S; gu>[eiéèí] g; qu>[eiéèí] k; h -; l·l l; a>$ @; o o; u u; r>$ -',
  sv: 'å o; ö o; y u; u u; o u; sj S; skj S; stj S; tj s; kj s; g>[eiyäö] j; k>[eiyäö] s; sk>[eiyäö] S; v v; w v; x ks; hj j; lj j; rs s',
  da: 'å o; ø o; y u; d>$ -; V<d T; g>$ -; v>$ w; hv v; hj j; sj S; ej ai; øj oi; eg ai; e>$ @; er>$ @; w v; nd n; ld l',
  no: 'å o; ø o; y u; o u; sk>[iyø] S; skj S; sj S; kj s; tj s; hv v; hj j; gj j; ei ei; øy oi; d>$ -; w v; rs s; au au',
  fi: 'y u; ä a; ö o; w v; å o; z ts',
  pl: 'w v; ł w; ó u; ą on; ą>[pb] om; ę en; ę>[pb] em; ch x; h x; cz ts; sz s; rz s; dz dz; c ts; ci>V ts; si>V s; ni>V n; zi>V z; y i; ch x',
  cs: 'c ts; ch x; č ts; š s; ž z; ř r; ě je; ů U; y i; w v; ň n',
  ro: 'ș s; ş s; ț ts; ţ ts; ă @; â @; î @; c k; c>[ei] ts; ch k; g>[ei] dz; gh g; j z; w v; i>$ -',
  tr: 'c dS; ç tS; ş S; ğ -; ı @; ö o; ü u; j S; y j; w v',
  vi: 'ph f; tr ts; th t; kh x; nh n; gi z; d z; đ d; ch ts; x s; c k; qu kw; â @; ơ @; ê e; ô o; ư @; y i; v v; u>[ye] w; o>[ae] w; a>[ou] a',
  id: 'c ts; j dz; ny n; sy s; kh x; w w; y j; e @; ng N; ngg Ng',
  uk: 'г h; и i; е e; ї ji; в>[аоуеиіїєюя] v; V<в w',
}

const hangul = /[가-힣]/
const han = /[\p{Script=Han}]/u
const katakana = /[ァ-ヶ]/g

/** Katakana are 96 code points after hiragana. */
const inHiragana = (word: string) =>
  word.replaceAll(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

function withSyllables(spelling: Spelling): Spelling {
  const syllable = (letter: string) =>
    hangul.test(letter) ? soundsOfHangul(letter.charCodeAt(0)) : soundsOfHan(letter.codePointAt(0) ?? 0)
  const read = (word: string): Sound[] => {
    const cut = /([가-힣\p{Script=Han}])/u
    let at = 0
    return word.split(cut).flatMap((part) => {
      const from = at
      at += part.length
      if (hangul.test(part) || han.test(part)) return Array.from(syllable(part), (phone) => ({ phone, at: from }))
      return spelling.read(part).map((sound) => ({ ...sound, at: sound.at + from }))
    })
  }
  return { read: (word) => read(inHiragana(word)) }
}

const made = new Map<PracticeLanguage, Spelling>()

export function spellingOf(language: PracticeLanguage): Spelling {
  const known = made.get(language)
  if (known !== undefined) return known
  const spelling = withSyllables(makeSpelling({ rules: `${own[language] ?? ''}\n${scripts}`, doubles: 'bdfglmnprst' }))
  made.set(language, spelling)
  return spelling
}
