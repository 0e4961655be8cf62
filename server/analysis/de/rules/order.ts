import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { has } from './verbs.ts'

const persons: Readonly<Record<string, string>> = {
  ich: '1s',
  du: '2s',
  er: '3s',
  es: '3s',
  man: '3s',
  wir: '1p',
  ihr: '2p',
  sie: '3',
}

const textOf = (...words: readonly (readonly Word[])[]) =>
  words
    .flat()
    .map(({ text }) => text)
    .join(' ')
const isFinite = (word: Word | undefined, own: string) =>
  word?.readings.some(
    ({ tags }) => tags.has('verb') && (own === '3' ? tags.has('3s') || tags.has('3p') : tags.has(own)),
  ) ?? false
const isSmall = (word: Word | undefined) => word !== undefined && /^\p{Ll}/u.test(word.text)
const particles = new Set([
  'auf',
  'an',
  'ab',
  'ein',
  'mit',
  'aus',
  'zu',
  'vor',
  'zurück',
  'weg',
  'los',
  'statt',
  'teil',
  'fern',
  'her',
  'hin',
])

// The verb behind the rest of its clause.
function verbLast({ words, lexicon }: Match, own: string, verbAt: number): string | null {
  const [verb] = words(verbAt)
  const rest = words(verbAt + 1)
  const last = rest.at(-1)
  if (!verb || !last || !isSmall(verb) || !isFinite(verb, own)) return null
  // "Dass du hättest kommen können": the verb is before two infinitives.
  if (has(last, 'verb inf') && has(rest.at(-2), 'verb inf')) return null
  if (has(verb, 'noun') && !isSmall(verb)) return null
  if (
    rest.some((word) => isSmall(word) && isFinite(word, own) && word !== last && !has(word, 'adv') && !has(word, 'det'))
  )
    return null
  if (isFinite(last, own) && isSmall(last) && !has(last, 'adj')) return null
  if (particles.has(last.lower)) {
    const joined = last.lower + verb.lower
    return lexicon.read(joined).length > 0 ? [...rest.slice(0, -1).map(({ text }) => text), joined].join(' ') : null
  }
  return textOf(rest, [verb])
}

const rest = '~und|oder|aber|sondern|denn|dass|weil|wenn|als|wie|bis{1,6}'
const ends = ['$', ',', 'und']
const conj = 'weil|dass|wenn|obwohl|ob|bevor|nachdem|damit'

// Subject and verb the other way round.
const turned = ({ marked }: Match): string | null => {
  const [subject, verb] = marked
  const own = persons[subject?.lower ?? '']
  if (!subject || !verb || !own || !isSmall(verb) || !isFinite(verb, own) || has(verb, 'adv')) return null
  return `${verb.text} ${subject.lower === 'sie' ? subject.text : subject.lower}`
}

/** Where the verb stands. */
export const order: readonly Rule[] = [
  {
    id: 'de.word_order.verb_last',
    kind: 'word_order',
    pattern: ends.map((end) => `${conj} ich|du|er|es|man|wir|ihr|sie [<verb -inf><not adv> ${rest}] ${end}`),
    better: (match) => verbLast(match, persons[match.word(1)] ?? '', 2),
    why: 'verb_last',
    wrong: [
      ['Ich bleibe zu Hause, weil ich bin krank.', 'Ich bleibe zu Hause, weil ich krank bin.'],
      ['Ich denke, dass er hat recht.', 'Ich denke, dass er recht hat.'],
      ['Wenn ich habe Zeit, lese ich.', 'Wenn ich Zeit habe, lese ich.'],
      ['Ich bin müde, weil ich stehe früh auf.', 'Ich bin müde, weil ich früh aufstehe.'],
      ['Ich lerne, weil ich möchte in Berlin arbeiten.', 'Ich lerne, weil ich in Berlin arbeiten möchte.'],
    ],
    right: [
      'Ich bleibe, weil ich krank bin.',
      'Ich weiß, dass er kommt und bleibt.',
      'Ich weiß, dass du hättest kommen können.',
      'Wenn ich lesen will, lese ich.',
      'Weil wir arbeiten müssen, geht es nicht.',
    ],
  },
  {
    id: 'de.word_order.verb_last_noun',
    kind: 'word_order',
    pattern: ends.map(
      (end) =>
        `${conj} mein|meine|der|die|das|unser|unsere|seine|ihre <noun> [<verb 3s -inf><not adv><not noun> ${rest}] ${end}`,
    ),
    better: (match) => verbLast(match, '3', 3),
    why: 'verb_last',
    wrong: [
      ['Ich bin froh, weil meine Mutter ist hier.', 'Ich bin froh, weil meine Mutter hier ist.'],
      ['Ich weiß, dass der Bus kommt um acht.', 'Ich weiß, dass der Bus um acht kommt.'],
      ['Er geht, weil das Wetter ist schlecht.', 'Er geht, weil das Wetter schlecht ist.'],
    ],
    right: [
      'Ich bin froh, weil meine Mutter hier ist.',
      'Ich weiß, dass der Bus um acht kommt.',
      'Weil das Wetter schlecht ist, bleibe ich.',
    ],
  },
  {
    id: 'de.word_order.verb_second',
    kind: 'word_order',
    pattern: [
      '^ heute|morgen|gestern|jetzt|dann|danach|später|manchmal|oft|normalerweise|leider|deshalb|deswegen|trotzdem|zuerst|hier|dort|vielleicht|natürlich|abends|morgens [ich|du|er|es|man|wir|ihr|sie <verb -inf>]',
      '^ am|im <noun> [ich|du|er|es|man|wir|ihr|sie <verb -inf>]',
      '^ um # uhr [ich|du|er|es|man|wir|ihr|sie <verb -inf>]',
      '^ jeden|letzten|nächsten|letzte|nächste|jede|letztes|nächstes <noun> [ich|du|er|es|man|wir|ihr|sie <verb -inf>]',
    ],
    better: turned,
    why: 'verb_second',
    wrong: [
      ['Heute ich gehe ins Kino.', 'Heute gehe ich ins Kino.'],
      ['Am Montag wir haben Schule.', 'Am Montag haben wir Schule.'],
      ['Dann er geht nach Hause.', 'Dann geht er nach Hause.'],
      ['Jeden Tag ich lerne Deutsch.', 'Jeden Tag lerne ich Deutsch.'],
      ['Gestern ich bin ins Kino gegangen.', 'Gestern bin ich ins Kino gegangen.'],
    ],
    right: [
      'Heute gehe ich ins Kino.',
      'Ich gehe heute ins Kino.',
      'Am Montag haben wir Schule.',
      'Heute wir, morgen ihr.',
    ],
  },
  {
    id: 'de.word_order.after_clause',
    kind: 'word_order',
    pattern: ['^ !!<adv> wenn|als|weil|obwohl|bevor|nachdem ~etwas{2,8} , [ich|du|er|es|man|wir|ihr|sie <verb -inf>]'],
    better: turned,
    why: 'verb_second',
    wrong: [
      ['Wenn ich Zeit habe, ich lese ein Buch.', 'Wenn ich Zeit habe, lese ich ein Buch.'],
      ['Als ich klein war, ich wohnte in Polen.', 'Als ich klein war, wohnte ich in Polen.'],
      ['Weil es regnet, wir bleiben zu Hause.', 'Weil es regnet, bleiben wir zu Hause.'],
    ],
    right: [
      'Wenn ich Zeit habe, lese ich ein Buch.',
      'Ich lese, wenn ich Zeit habe.',
      'Als ich klein war, wohnte ich in Polen.',
    ],
  },
  {
    id: 'de.word_order.infinitive_last',
    kind: 'word_order',
    pattern: [
      '^ <pron subj> <verb modal> nicht|gern|gerne|heute|auch? [<verb inf><not noun> ~und|oder|zu|als|wie|bis|dass|weil{1,4}] $',
      '^ <pron subj> <verb modal> nicht|gern|gerne|heute|auch? [<verb inf><not noun> ~und|oder|zu|als|wie|bis|dass|weil{1,4}] , wenn|wann|weil|aber|denn|damit|obwohl',
      '^ <pron subj> <verb modal> [essen|trinken|lernen|kaufen|sprechen <noun>] $',
    ],
    better: ({ marked }) => {
      const [verb, ...others] = marked
      if (
        !verb ||
        !isSmall(verb) ||
        others.some(
          (word) => isSmall(word) && has(word, 'verb') && !has(word, 'adv') && !has(word, 'prep') && !has(word, 'det'),
        )
      )
        return null
      return textOf(others, [verb])
    },
    why: 'infinitive_last',
    wrong: [
      ['Ich möchte trinken einen Kaffee.', 'Ich möchte einen Kaffee trinken.'],
      ['Ich will gehen ins Kino.', 'Ich will ins Kino gehen.'],
      ['Wir müssen lernen Deutsch.', 'Wir müssen Deutsch lernen.'],
      ['Ich will wechseln mein Zimmer, weil es kalt ist.', 'Ich will mein Zimmer wechseln, weil es kalt ist.'],
    ],
    right: [
      'Ich möchte schlafen gehen, weil ich müde bin.',
      'Ich möchte einen Kaffee trinken.',
      'Ich möchte essen gehen.',
      'Ich kann schwimmen und tanzen.',
    ],
  },
  {
    id: 'de.word_order.participle_last',
    kind: 'word_order',
    pattern: [
      '^ <pron subj> habe|hast|hat|haben|habt [<verb part2><not noun><not inf> ~und|oder|zu|als|wie|bis|dass|weil{1,4}] $',
    ],
    better: ({ marked }) => {
      const [verb, ...others] = marked
      if (
        !verb ||
        !isSmall(verb) ||
        others.some(
          (word) => isSmall(word) && has(word, 'verb') && !has(word, 'adv') && !has(word, 'prep') && !has(word, 'det'),
        )
      )
        return null
      return textOf(others, [verb])
    },
    why: 'participle_last',
    wrong: [
      ['Ich habe gegessen eine Pizza.', 'Ich habe eine Pizza gegessen.'],
      ['Wir haben gesehen einen Film.', 'Wir haben einen Film gesehen.'],
      ['Er hat gekauft ein Auto.', 'Er hat ein Auto gekauft.'],
    ],
    right: ['Ich habe eine Pizza gegessen.', 'Ich habe gehört, dass er kommt.', 'Ich habe gegessen und getrunken.'],
  },
  {
    id: 'de.word_order.not',
    kind: 'word_order',
    pattern: ['^ ich|du|er|wir|ihr [nicht <verb -inf>]'],
    better: ({ marked: [not, verb] }) => (not && verb && isSmall(verb) ? `${verb.text} nicht` : null),
    why: 'not_after_verb',
    wrong: [
      ['Ich nicht verstehe.', 'Ich verstehe nicht.'],
      ['Er nicht kommt.', 'Er kommt nicht.'],
      ['Ich nicht spreche gut Deutsch.', 'Ich spreche nicht gut Deutsch.'],
    ],
    right: ['Ich verstehe nicht.', 'Ich nicht.', 'Er kommt nicht.'],
  },
]
