import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { fits } from './noun-phrase.ts'
import { has } from './verbs.ts'

const capital = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1)
const det =
  'der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|dein|deine|deinen|deinem|deiner|kein|keine|keinen|diese|dieser|dieses|diesen|diesem'

// What is no verb here, but a noun.
function asNoun(match: Match, isSure: boolean): string | null {
  const word = match.marked[0]
  if (!word || !/^\p{Ll}/u.test(word.text)) return null
  const large = capital(word.text)
  const readings = match.lexicon.read(large).filter(({ tags }) => tags.has('noun'))
  if (readings.length === 0 || word.readings.some(({ tags }) => !tags.has('verb'))) return null
  const article = match.sentence[match.sentence.indexOf(word) - 1]
  const mayBePronoun = /^(?:der|die|das|den|dem|diese|dieser|dieses|diesen|diesem)$/.test(article?.lower ?? '')
  const isObject = has(word, 'verb inf') || has(match.sentence[match.sentence.indexOf(word) - 2], 'subj')
  if (mayBePronoun && isObject && !isSure && match.sentence.indexOf(word) > 1) return null
  const noun = { ...word, text: large, readings }
  return isSure || (article && fits(article.lower, noun)) ? large : null
}

/** Nouns that could be verbs but for their place, and adjectives that are no nouns. */
export const capitals: readonly Rule[] = [
  {
    id: 'de.capital.noun_after_article',
    kind: 'capital',
    pattern: [
      `!!,|ist|sind|hat|war|für|oder|und ${det} [<only verb>] $`,
      `^ ${det} [<only verb>] ist|war|hat|sind|schmeckt|kostet|beginnt|kommt|gefällt`,
      `für|in|auf|mit|an|ohne|durch|von|bei|nach|zu|=sehen|=haben|=machen|=kaufen|=brauchen|=sein<not noun> ${det} [<only verb>] !<verb>`,
    ],
    better: (match) => asNoun(match, false),
    why: 'capital_noun',
    wrong: [
      ['Wir gehen in die schule.', 'Wir gehen in die Schule.'],
      ['Das essen war gut.', 'Das Essen war gut.'],
      ['Ich habe eine frage.', 'Ich habe eine Frage.'],
    ],
    right: [
      'Wir gehen in die Schule.',
      'Ich weiß nicht, wie wir das machen.',
      'Kannst du das essen?',
      'Ich muss mit dem arbeiten.',
    ],
  },
  {
    id: 'de.capital.noun_after_preposition',
    kind: 'capital',
    pattern: [
      'im|zum|zur|vom|beim|ins [<only verb>]',
      'ich|er|sie =arbeiten<verb> als [<only verb>]',
      'frohe|gute|guten|schöne|nächste|letzte|neue|neuen|kleine|große [<only verb>] !ich|du|er|sie|wir|ihr|es',
      '=sein|=haben|=sehen<verb> wir|ich|du|er? einen|keine|keinen|kein|viele [<only verb>] $',
      'gibt es viele [<only verb>]',
    ],
    better: (match) =>
      /^(?:im|zum|zur|vom|beim|ins|ich|er|sie)$/.test(match.word(0)) || !has(match.marked[0], 'verb inf')
        ? asNoun(match, true)
        : null,
    why: 'capital_noun',
    wrong: [
      ['Wir sitzen im park.', 'Wir sitzen im Park.'],
      ['Ich arbeite als kellner.', 'Ich arbeite als Kellner.'],
      ['Ich gehe zum arbeiten.', 'Ich gehe zum Arbeiten.'],
    ],
    right: ['Wir sitzen im Park.', 'Ich arbeite als Kellner.', 'Ich gehe arbeiten.'],
  },
  {
    id: 'de.capital.language_list',
    kind: 'capital',
    pattern: [
      'deutsch|englisch|spanisch|französisch|italienisch|türkisch ,|und|oder [deutsch|englisch|spanisch|französisch|italienisch|türkisch|russisch|arabisch|polnisch] $',
      '=sprechen|=lernen<verb> deutsch|englisch|spanisch|französisch ,|und [deutsch|englisch|spanisch|französisch|italienisch|türkisch|russisch|arabisch]',
    ],
    better: ({ marked }) => (/^\p{Ll}/u.test(marked[0]?.text ?? '') ? capital(marked[0]?.text ?? '') : null),
    why: 'capital_language',
    wrong: [
      ['Ich spreche Spanisch und deutsch.', 'Ich spreche Spanisch und Deutsch.'],
      ['Er lernt Deutsch, englisch und Russisch.', 'Er lernt Deutsch, Englisch und Russisch.'],
      ['Wir sprechen Englisch und türkisch.', 'Wir sprechen Englisch und Türkisch.'],
    ],
    right: ['Ich spreche Spanisch und Deutsch.', 'Die deutsche Küche ist gut.', 'Er lernt Deutsch.'],
  },
  {
    id: 'de.capital.verb',
    kind: 'capital',
    pattern: ['^ ich [<verb 1s>]', '^ du [<verb 2s>]'],
    better: ({ marked, lexicon }) => {
      const word = marked[0]
      if (!word || !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return null
      return lexicon.read(word.text).length > 0 || has(word, 'noun') || has(word, 'name') ? null : word.lower
    },
    why: 'capital_adjective',
    wrong: [
      ['Ich Wohne in Berlin.', 'Ich wohne in Berlin.'],
      ['Ich Komme morgen.', 'Ich komme morgen.'],
      ['Du Kommst spät.', 'Du kommst spät.'],
    ],
    right: ['Ich wohne in Berlin.', 'Wir Deutschen essen viel Brot.', 'Ich Arme!'],
  },
  {
    id: 'de.capital.adjective_before_noun',
    kind: 'capital',
    pattern:
      'ein|eine|einen|einem|einer|mein|meine|meinen [gutes|gute|guten|guter|schönes|schöne|schönen|schöner|neues|neue|neuen|neuer|kleines|kleine|kleinen|kleiner|großes|große|großen|großer|altes|alte|alten|alter|langes|lange|langen] <noun>',
    better: ({ marked, sentence }) => {
      const word = marked[0]
      const noun = word && sentence[sentence.indexOf(word) + 1]
      if (!word || !noun || !/^\p{Lu}\p{Ll}+$/u.test(word.text) || !/^\p{Lu}/u.test(noun.text)) return null
      return has(noun, 'noun') && !has(noun, 'adj') ? word.lower : null
    },
    why: 'capital_adjective',
    wrong: [
      ['Das ist ein Gutes Buch.', 'Das ist ein gutes Buch.'],
      ['Ich habe ein Neues Auto.', 'Ich habe ein neues Auto.'],
      ['Wir haben einen Schönen Garten.', 'Wir haben einen schönen Garten.'],
    ],
    right: ['Das ist ein gutes Buch.', 'Mein Kleiner ist krank.', 'Das Rote Kreuz hilft.'],
  },
  {
    id: 'de.capital.adjective',
    kind: 'capital',
    pattern: [
      ...['$', 'und|,|aber'].flatMap((end) => [
        `=sein<verb> sehr|zu|so [<adj base>] ${end}`,
        `ich|du|er|wir|mutter|vater|bruder|schwester|freund|freundin|oma|opa|hund|katze =sein<verb> [<adj base>] ${end}`,
      ]),
      '!=heißen einem|einer [<adj en>] dorf|stadt|land|haus|firma|wohnung|schule',
    ],
    better: (match) => {
      const word = match.marked[0]
      if (!word || !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return null
      return match.lexicon.read(word.text).length > 0 || has(word, 'noun') || has(word, 'name') ? null : word.lower
    },
    why: 'capital_adjective',
    wrong: [
      ['Meine Mutter ist Krank.', 'Meine Mutter ist krank.'],
      ['Das ist sehr Teuer.', 'Das ist sehr teuer.'],
      ['Ich bin Nervös, aber froh.', 'Ich bin nervös, aber froh.'],
    ],
    right: ['Meine Mutter ist krank.', 'Er ist Arzt.', 'Das ist Klein, mein Nachbar.'],
  },
]
