import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { ruleOf } from '#server/analysis/de/rules/rule-of.ts'

const toDative: Readonly<Record<string, string>> = {
  ich: 'mir',
  mich: 'mir',
  du: 'dir',
  dich: 'dir',
  er: 'ihm',
  ihn: 'ihm',
  wer: 'wem',
  wen: 'wem',
}
const toAccusative: Readonly<Record<string, string>> = {
  ich: 'mich',
  mir: 'mich',
  du: 'dich',
  dir: 'dich',
  er: 'ihn',
  ihm: 'ihn',
  wer: 'wen',
  wem: 'wen',
}
const dative = ({ marked }: Match) => toDative[marked[0]?.lower ?? ''] ?? null
const accusative = ({ marked }: Match) => toAccusative[marked[0]?.lower ?? ''] ?? null
const ownOf: Readonly<Record<string, string>> = {
  dein: 'Ihr',
  deine: 'Ihre',
  deinen: 'Ihren',
  deinem: 'Ihrem',
  deiner: 'Ihrer',
}

/** Pronouns in the right case. */
export const pronouns: readonly Rule[] = [
  ruleOf(
    'pronoun_dative',
    'agreement',
    [
      '!!stolz|verheiratet mit|bei|von|zu|aus [mich|dich|ihn]',
      'mit|bei|von [ich|du|er] !<verb>',
      '^ mit|bei|von|zu [wer|wen]',
      'und|, mit|bei|von [wer|wen]',
    ],
    dative,
    'pronoun_dative',
    [
      ['Kommst du mit mich?', 'Kommst du mit mir?'],
      ['Ich gehe mit er ins Kino.', 'Ich gehe mit ihm ins Kino.'],
      ['Mit wer gehst du ins Kino?', 'Mit wem gehst du ins Kino?'],
      ['Das ist ein Brief von ihn.', 'Das ist ein Brief von ihm.'],
    ],
    ['Kommst du mit mir?', 'Kommst du mit, ich warte.', 'Mit wem gehst du?', 'Nimm mich mit.'],
  ),
  ruleOf(
    'pronoun_accusative',
    'agreement',
    ['für|gegen [ich|mir|du|dir|er|ihm] !<verb>', '^ für|gegen|ohne [wer|wem]', 'ohne|durch [mir|dir|ihm] $'],
    accusative,
    'pronoun_accusative',
    [
      ['Das ist für ich.', 'Das ist für mich.'],
      ['Das Buch ist für dir.', 'Das Buch ist für dich.'],
      ['Für wem ist das?', 'Für wen ist das?'],
    ],
    ['Das ist für mich.', 'Er ging, ohne mir zu schreiben.', 'Für wen ist das?'],
  ),
  ruleOf(
    'pronoun_object',
    'agreement',
    '^ ich|wir|sie =sehen|=kennen|=lieben|=mögen|=besuchen|=treffen|=brauchen|=verstehen|=hören<verb 1s> [er|du] !<verb>',
    accusative,
    'pronoun_accusative',
    [
      ['Ich sehe er jeden Tag.', 'Ich sehe ihn jeden Tag.'],
      ['Ich liebe du.', 'Ich liebe dich.'],
      ['Ich verstehe er nicht.', 'Ich verstehe ihn nicht.'],
    ],
    ['Ich sehe ihn jeden Tag.', 'Ich liebe dich.', 'Verstehe ich dich richtig?'],
  ),
  ruleOf(
    'helped_dative',
    'agreement',
    [
      '=haben<verb> ich|er|sie|wir|du|ihr? [mich|dich|ihn] viel|sehr|gestern|oft|immer{0,2} geholfen|gedankt|gratuliert|geantwortet|gefallen|geschmeckt|zugehört',
      '<verb modal> du|ich|er|sie|wir|ihr [mich|dich|ihn] bitte|vielleicht|morgen|heute|mal{0,2} helfen|antworten|zuhören',
      'hilfst|hilft|helft|antwortest du|er|sie|ihr [mich|dich|ihn]',
    ],
    dative,
    'dative_verb',
    [
      ['Kannst du mich helfen?', 'Kannst du mir helfen?'],
      ['Er hat mich viel geholfen.', 'Er hat mir viel geholfen.'],
      ['Hilfst du mich?', 'Hilfst du mir?'],
    ],
    ['Kannst du mir helfen?', 'Er hat mich gesehen.', 'Kannst du mich hören?', 'Sie hat ihn gehört.'],
  ),
  ruleOf(
    'how_are_you',
    'agreement',
    [
      'wie geht es|s [dich|du|ihn|er|mich]',
      "wie geht's [dich|du|ihn|er]",
      'geht|gut|super|schlecht|prima ,? und [dich] $',
    ],
    dative,
    'how_are_you',
    [
      ['Wie geht es dich?', 'Wie geht es dir?'],
      ['Mir geht es gut, und dich?', 'Mir geht es gut, und dir?'],
      ['Wie geht es er?', 'Wie geht es ihm?'],
    ],
    ['Wie geht es dir?', 'Mir geht es gut, und dir?', 'Das sehe ich gut und dich auch.'],
  ),
  ruleOf(
    'i_am_good',
    'word_choice',
    ['^ [ich bin gut] ,? danke', '^ danke , [ich bin gut] $', '^ hallo , [ich bin gut] ,? und|danke'],
    'mir geht es gut',
    'how_are_you',
    [
      ['Ich bin gut, danke.', 'Mir geht es gut, danke.'],
      ['Danke, ich bin gut.', 'Danke, mir geht es gut.'],
      ['Ich bin gut, danke, und dir?', 'Mir geht es gut, danke, und dir?'],
    ],
    ['Ich bin gut in Mathe.', 'Mir geht es gut, danke.', 'Ich bin gut angekommen, danke.'],
  ),
  ruleOf(
    'polite_own',
    'agreement',
    [
      '=können|=haben|=möchten|=wollen<verb> sie *{0,5} [dein|deine|deinen|deinem|deiner] <noun>',
      'wie heißen sie und *{0,4} [dein|deine|deinen] <noun>',
    ],
    ({ marked, sentence }) =>
      sentence.some(({ text }, index) => text === 'Sie' && index > 0) ? (ownOf[marked[0]?.lower ?? ''] ?? null) : null,
    'polite_own',
    [
      ['Können Sie mir bitte dein Buch geben?', 'Können Sie mir bitte Ihr Buch geben?'],
      ['Haben Sie deine Karte?', 'Haben Sie Ihre Karte?'],
      ['Wie heißen Sie und was ist dein Beruf?', 'Wie heißen Sie und was ist Ihr Beruf?'],
    ],
    ['Können Sie mir bitte Ihr Buch geben?', 'Haben sie dein Auto?', 'Hast du deine Karte?'],
  ),
]
