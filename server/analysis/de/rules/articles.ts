import type { Rule } from '#server/analysis/grammar/rule.ts'
import { mendedPhrase } from './context.ts'
import { articleFor, articleOfGender, type Case, fits } from './noun-phrase.ts'

const ein =
  'ein|eine|einen|einem|einer|kein|keine|keinen|keinem|keiner|mein|meine|meinen|meinem|meiner|dein|deine|deinen|deinem|deiner|unser|unsere|unseren|unserem|unserer|euer|eure|euren|eurem|eurer'
// Without the forms of the dative: "Ich kaufe meiner Freundin ein Buch".
const object = ein
  .split('|')
  .filter((word) => !/e[mr]$/.test(word) || word === 'euer')
  .join('|')
const def = 'der|die|das|den|dem'
const more = `${def}|dieser|diese|dieses|diesen|diesem|${ein}`
const withOwn = `${more}|sein|seine|seinen|seinem|seiner|ihr|ihre|ihren|ihrem|ihrer`
const dets = `${withOwn}|jeder|jede|jedes|jeden|jedem|unseren|eures`
const inPlace =
  'der|die|den|dem|dieser|diese|dieses|diesen|diesem|eine|einen|einem|keine|keinen|meine|meinen|meinem|deine|deinen|deinem|seinen|seinem|unseren|unserem|unsere|seine|ein|kein|mein|dein|sein|unser'
const subjects = 'ich|du|er|sie|es|wir|man'
const takesObject =
  '=haben|=kaufen|=brauchen|=essen|=trinken|=lesen|=sehen|=suchen|=nehmen|=möchten|=besuchen|=bekommen|=kennen|=finden|=bestellen|=mögen|=schreiben|=hören|=machen|=lieben|=treffen|=tragen|=verstehen|=verkaufen|=öffnen|=mieten|=wollen'

const inCase = (
  id: string,
  own: Case,
  pattern: readonly string[],
  at: number,
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
): Rule => ({
  id,
  kind: 'article',
  pattern,
  better: (match) => {
    const [noun] = match.words(at + 1)
    return articleFor(match, at, noun, own)
  },
  why,
  wrong,
  right,
})

/** Article and noun: gender and case. */
export const articles: readonly Rule[] = [
  {
    id: 'de.adjective.after_article',
    kind: 'agreement',
    pattern: [`!!,|wegen|trotz|während|statt [${dets} <adj><not noun>{1,2}] <noun>`],
    better: (match) => {
      const [article, ...adjectives] = match.marked
      if (!article || (article.lower === 'das' && match.at > 0 && match.beside(0) !== '')) return null
      return mendedPhrase(match, match.at, 1 + adjectives.length)
    },
    why: 'adjective_ending',
    wrong: [
      ['Ich habe ein groß Haus.', 'Ich habe ein großes Haus.'],
      ['Er ist ein guter Kind.', 'Er ist ein gutes Kind.'],
      ['Ich habe eine kleines Wohnung.', 'Ich habe eine kleine Wohnung.'],
      ['Das ist ein gute Freund.', 'Das ist ein guter Freund.'],
    ],
    right: ['Ich habe ein großes Haus.', 'Das ist ein guter Freund.', 'Mit einem alten Auto fahre ich nicht.'],
  },
  inCase(
    'de.article.after_accusative',
    'acc',
    [`für|durch|ohne|gegen|um [${withOwn}] <noun>`],
    1,
    'accusative_preposition',
    [
      ['Das ist für mein Bruder.', 'Das ist für meinen Bruder.'],
      ['Wir gehen durch der Park.', 'Wir gehen durch den Park.'],
      ['Ich komme ohne mein Hund.', 'Ich komme ohne meinen Hund.'],
    ],
    ['Das ist für meine Mutter.', 'Wir gehen durch den Wald.', 'Das Geschenk ist für das Kind.'],
  ),
  inCase(
    'de.article.after_dative',
    'dat',
    [`mit|bei|von|aus|nach|seit|zu [${more}|seine|seinen|sein|seinem|seiner|ihre|ihren|ihrem|ihrer] <noun>`],
    1,
    'dative_preposition',
    [
      ['Ich wohne mit meine Eltern.', 'Ich wohne mit meinen Eltern.'],
      ['Ich fahre mit den Bus.', 'Ich fahre mit dem Bus.'],
      ['Er kommt aus die Stadt.', 'Er kommt aus der Stadt.'],
      ['Ich spiele mit mein Bruder.', 'Ich spiele mit meinem Bruder.'],
    ],
    [
      'Ich fahre mit der Bahn.',
      'Wir wohnen bei meiner Tante.',
      'Sie spricht mit den Kindern.',
      'Nach dem Essen gehen wir.',
    ],
  ),
  inCase(
    'de.article.object',
    'acc',
    [
      `^ ${subjects} ${takesObject}<verb> nicht|auch|heute|morgen|gern|gerne|jetzt|noch? [${object}] <noun> !<verb part2>`,
      `^ ${takesObject}<verb> ${subjects} nicht|auch|heute|gern|noch? [${object}] <noun>`,
    ],
    4,
    'accusative_object',
    [
      ['Ich habe ein Bruder.', 'Ich habe einen Bruder.'],
      ['Wir suchen ein Tisch.', 'Wir suchen einen Tisch.'],
      ['Ich brauche ein Löffel.', 'Ich brauche einen Löffel.'],
    ],
    ['Ich habe eine Schwester.', 'Ich habe ein Auto.', 'Wir haben keinen Hund.'],
  ),
  inCase(
    'de.article.there_is',
    'acc',
    [`es gibt|gab hier|dort|auch|nur? [${object}] <noun>`, `gibt|gab es hier|dort|auch|nur? [${object}] <noun>`],
    3,
    'there_is',
    [
      ['Es gibt ein Park.', 'Es gibt einen Park.'],
      ['Hier gibt es ein Markt.', 'Hier gibt es einen Markt.'],
      ['Gibt es ein Bahnhof?', 'Gibt es einen Bahnhof?'],
    ],
    ['Es gibt einen Park.', 'Gibt es ein Kino?', 'Es gibt eine Schule.'],
  ),
  inCase(
    'de.article.is',
    'nom',
    [
      `^ das|hier =sein<verb> [${ein}] <noun> $`,
      `^ das|hier =sein<verb> [${def}] <noun> $`,
      `^ wo|was ist [${def}|${ein}] <noun> $`,
    ],
    3,
    'nominative_is',
    [
      ['Das ist meinen Bruder.', 'Das ist mein Bruder.'],
      ['Das ist ein Lampe.', 'Das ist eine Lampe.'],
      ['Das ist einen Fehler.', 'Das ist ein Fehler.'],
    ],
    ['Das ist mein Bruder.', 'Das ist eine Lampe.', 'Hier ist der Schlüssel.'],
  ),
  {
    id: 'de.article.at_start',
    kind: 'article',
    pattern: [
      `^ [${ein}|der|die|dieser|diese|dieses] <noun> <verb -inf>`,
      `^ [${ein}|der|die|das] <noun> ist|war|hat|sind|waren|haben|kann|heißt|kommt`,
    ],
    better: (match) => {
      const [noun] = match.words(2)
      return fits(match.word(1), noun) ? null : articleFor(match, 1, noun, 'nom')
    },
    why: 'gender',
    wrong: [
      ['Die Auto ist neu.', 'Das Auto ist neu.'],
      ['Das Wohnung ist groß.', 'Die Wohnung ist groß.'],
      ['Mein Schwester heißt Ana.', 'Meine Schwester heißt Ana.'],
      ['Meine Vater arbeitet viel.', 'Mein Vater arbeitet viel.'],
    ],
    right: ['Das Auto ist neu.', 'Der Frau gefällt das.', 'Die Kinder spielen.', 'Den Film kenne ich.'],
  },
  {
    id: 'de.article.gender',
    kind: 'article',
    pattern: [
      `!!,|der|die|das|den|dem|so|was|nicht [eine|einen|einem|einer|keine|keinen|meine|meinen|meinem|meiner|deine|deinen|deinem|deiner|unsere|unseren|diesen|diesem] <noun>`,
      '!!, [ein|kein] <noun fem sg -pl>',
      'in|auf|an|mit|für|von|über|unter|vor|hinter [das|den|dem] <noun>',
    ],
    better: (match) => {
      const [noun] = match.words(2)
      return match.beside(-1) === ',' ? null : articleOfGender(match, 1, noun)
    },
    why: 'gender',
    wrong: [
      ['Gestern hat er eine Buch gekauft.', 'Gestern hat er ein Buch gekauft.'],
      ['Wir haben dort einen Wohnung gemietet.', 'Wir haben dort eine Wohnung gemietet.'],
      ['Dann habe ich einen Problem.', 'Dann habe ich ein Problem.'],
    ],
    right: ['Er hat ein Buch gekauft.', 'Sie hat eine Wohnung.', 'Ich habe einen Hund.', 'Einen Kaffee, bitte.'],
  },
  {
    id: 'de.article.in_place',
    kind: 'article',
    pattern: [`!!, [${inPlace}] <noun>`],
    better: (match) => mendedPhrase(match, match.at, 1),
    why: 'gender',
    wrong: [
      ['Ich habe die Tisch gekauft.', 'Ich habe den Tisch gekauft.'],
      ['Wir nehmen der Zug nach Bonn.', 'Wir nehmen den Zug nach Bonn.'],
      ['Er wohnt in der Dorf.', 'Er wohnt in dem Dorf.'],
      ['Heute gehe ich in der Garten.', 'Heute gehe ich in den Garten.'],
      ['Siehst du der Hund?', 'Siehst du den Hund?'],
    ],
    right: [
      'Ich helfe der Frau.',
      'Das Auto der Frau ist neu.',
      'Wir gehen in der Stadt spazieren.',
      'Das ist der Mann, der Kaffee kocht.',
    ],
  },
  {
    id: 'de.article.two_way',
    kind: 'article',
    pattern: [
      '=stellen|=legen|=setzen<verb> *{1,4} auf|in|neben|unter|hinter|vor [dem|der] <noun> $',
      '=sitzen|=liegen|=stehen<verb> auf|in|neben|unter|hinter|vor [den|die|das] <noun>',
      '=sein<verb> gleich|direkt|genau? neben [die|den|das] <noun>',
      'angst vor [die|das] <noun>',
      '^ in [die] ferien',
    ],
    better: (match) => {
      const [article] = match.marked
      const at = article ? match.sentence.indexOf(article) : -1
      const isMoving = match.sentence.some(({ readings }) =>
        readings.some(({ lemma }) => ['stellen', 'legen', 'setzen', 'gehen', 'kommen'].includes(lemma)),
      )
      const own = /^de[mr]$/.test(article?.lower ?? '') ? 'acc' : 'dat'
      return at < 0 || (own === 'dat' && isMoving) ? null : mendedPhrase(match, at, 1, own)
    },
    why: 'two_way',
    wrong: [
      ['Ich stelle das Glas auf dem Tisch.', 'Ich stelle das Glas auf den Tisch.'],
      ['Die Katze liegt auf den Stuhl.', 'Die Katze liegt auf dem Stuhl.'],
      ['Ich habe Angst vor die Nacht.', 'Ich habe Angst vor der Nacht.'],
    ],
    right: [
      'Ich stelle das Glas auf den Tisch.',
      'Die Katze liegt auf dem Stuhl.',
      'Ich setze mich neben die Lehrerin.',
    ],
  },
]
