const pairs = (written: string) => written.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair.slice(1)])
const rows = (written: string) => pairs(written).map(([letter, sounds]) => `${letter} ${sounds || '-'}`)

const latin = `aa bb ck dd ee ff gg hh ij jj kk ll mm nn oo pp qk rr ss tt uu vv ww xks yi zz
æe œo øo åo äe öo üu ßs đd łw ıi ðT þT ŋN ə@ ơo ưu ñn`.replaceAll('\n', ' ')
const cyrillic =
  'аa бb вv гg дd еe ёjo жs зz иi йj кk лl мm нn оo пp рr сs тt уu фf хx цts чts шs щs ъ ыi ь эe юju яja іi їji єje ґg'
const greek =
  'αa άa βv γg δT εe έe ζz ηi ήi θT ιi ίi ϊi ΐi κk λl μm νn ξks οo όo πp ρr σs ςs τt υi ύi ϋi ΰi φf χx ψps ωo ώo'
const greekPairs =
  'μπ b; ου u; ού u; αι e; αί e; ει i; εί i; οι i; οί i; αυ av; αύ av; ευ ev; εύ ev; ντ d; γκ g; γγ Ng; τσ ts'

const arabic = 'بb تt ثT جdS حh خx دd ذT رr زz سs شS صs ضd طt ظT عh غg فf قk كk لl مm نn هh پp چtS گg'
const hebrew = 'בv גg דd זz חx טt כx ךx לl מm םm נn ןn סs פf ףf צts ץts קk רx שS תt'
const devanagari =
  'कk खk गg घg ङN चts छts जdz झdz ञn टt ठt डd ढd णn तt थt दd धd नn पp फp बb भb मm यj रr लl वv शs षs सs हh'
const devanagariVowels = 'अa आA इi ईI उu ऊU ऋri एe ऐE ओo औO ाA िi ीI ुu ूU ृri ेe ैE ोo ौO ंn ँn ् ः ़ ॉo'

/** Abjads and abugidas omit most short vowels, so one is inserted before a consonant. */
function withOpenVowels(written: string): string[] {
  const consonants = pairs(written)
  const any = `[${consonants.map(([letter]) => letter).join('')}]`
  return consonants.flatMap(([letter, sounds]) => [`${letter}>${any} ${sounds}a`, `${letter} ${sounds}`])
}

const kana: [consonant: string, letters: string][] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
]
const kanaRows = kana.flatMap(([consonant, letters]) =>
  Array.from(letters, (letter, index) => `${letter} ${consonant}${'aiueo'[index]}`),
)

export const scripts = [
  ...rows(latin),
  'ch s; sh S; th t; ph f; ng N; qu kw; nh n',
  ...rows(cyrillic),
  greekPairs,
  ...rows(greek),
  ...withOpenVowels(arabic),
  'ا A; أ a; إ i; آ A; و U; ^<و wa; ي I; ^<ي ja; ى A; ة a; ء -; ئ i; ؤ u; ّ -; َ a; ُ u; ِ i; ْ -',
  '^<ב ba; ^<פ pa; ^<כ ka; ו o; ^<ו va; י i; ^<י ja; א a; ע a; ה a; ^<ה ha',
  ...withOpenVowels(hebrew),
  ...pairs(devanagari).flatMap(([letter, sounds]) => [`${letter}>[ािीुूृेैोौ्ॉ]|$ ${sounds}`, `${letter} ${sounds}a`]),
  ...rows(devanagariVowels),
  ...kanaRows,
  'や ja; ゆ ju; よ jo; ゃ ja; ゅ ju; ょ jo; わ wa; を o; ん n; ん>[ばびぶべぼぱぴぷぺぽまみむめも] m; っ -; ぁ a; ぃ i; ぅ u; ぇ e; ぉ o; ゔ v; ー -',
].join('\n')
