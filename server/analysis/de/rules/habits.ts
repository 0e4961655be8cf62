import type { Rule } from '#server/analysis/grammar/rule.ts'
import { articleIn, genderOf } from './noun-phrase.ts'
import { ruleOf } from './rule-of.ts'
import { has } from './verbs.ts'

/** Small words that are missing, too many, or others. */
export const habits: readonly Rule[] = [
  ruleOf(
    'cup_of',
    'missing_word',
    '=möchten|=nehmen|=trinken|=brauchen|=bestellen<verb> ich|wir? [tasse|flasche|glas|stück|kilo] <noun>',
    ({ marked, written }) => {
      const gender = genderOf(marked[0], 'ein')
      return gender === null || gender === 'pl' ? null : `${articleIn('ein', 'acc', gender)} ${written}`
    },
    'article_missing',
    [
      ['Ich möchte Tasse Kaffee.', 'Ich möchte eine Tasse Kaffee.'],
      ['Ich nehme Glas Wasser.', 'Ich nehme ein Glas Wasser.'],
      ['Wir brauchen Flasche Milch.', 'Wir brauchen eine Flasche Milch.'],
    ],
    ['Ich möchte eine Tasse Kaffee.', 'Ich nehme zwei Stück.', 'Ich trinke Wasser.'],
  ),
  ruleOf(
    'fuehlen_mich',
    'missing_word',
    [
      '^ ich [fühle] heute|sehr|nicht|so|jetzt{1,3} gut|schlecht|wohl|krank|müde|besser',
      '^ heute|jetzt [fühle ich] nicht|sehr? gut|schlecht|krank|müde',
    ],
    ({ written }) => `${written} mich`,
    'reflexive_missing',
    [
      ['Ich fühle heute sehr gut.', 'Ich fühle mich heute sehr gut.'],
      ['Heute fühle ich nicht gut.', 'Heute fühle ich mich nicht gut.'],
      ['Ich fühle nicht wohl.', 'Ich fühle mich nicht wohl.'],
    ],
    ['Ich fühle mich gut.', 'Ich fühle nichts.', 'Heute fühle ich mich gut.'],
  ),
  ruleOf(
    'teeth',
    'agreement',
    '=waschen|=putzen<verb> ich? [mich|dich] die|meine|deine zähne|hände|haare|nase',
    ({ marked }) => (marked[0]?.lower === 'mich' ? 'mir' : 'dir'),
    'reflexive_dative',
    [
      ['Ich wasche mich die Haare.', 'Ich wasche mir die Haare.'],
      ['Ich putze mich die Zähne.', 'Ich putze mir die Zähne.'],
      ['Putz dich die Nase!', 'Putz dir die Nase!'],
    ],
    ['Ich wasche mich.', 'Ich wasche mir die Haare.', 'Ich putze die Küche.'],
  ),
  ruleOf(
    'thank_you_dative',
    'agreement',
    '^ ich|wir danke|danken|helfe|helfen|antworte|gratuliere [dich]',
    'dir',
    'dative_verb',
    [
      ['Ich danke dich für alles.', 'Ich danke dir für alles.'],
      ['Ich helfe dich.', 'Ich helfe dir.'],
      ['Wir danken dich.', 'Wir danken dir.'],
    ],
    ['Ich danke dir.', 'Ich sehe dich.', 'Wir helfen dir.'],
  ),
  ruleOf(
    'must',
    'spelling',
    ['ich|er|man|sie [mus]', '[mus] ich|er|man|sie'],
    ({ marked }) => (marked[0]?.text === 'mus' ? 'muss' : null),
    'leid',
    [
      ['Ich mus jetzt gehen.', 'Ich muss jetzt gehen.'],
      ['Er mus arbeiten.', 'Er muss arbeiten.'],
      ['Heute mus ich lernen.', 'Heute muss ich lernen.'],
    ],
    ['Ich muss jetzt gehen.', 'Er mag Mus.', 'Das Mus ist gut.'],
  ),
  ruleOf(
    'weis',
    'spelling',
    ['^ ich|er|man|das|sie [weis]', '^ das|es [weis] ich|er|man', 'nicht|jetzt|heute [weis] ich|er|man'],
    ({ marked }) => (marked[0]?.text === 'weis' ? 'weiß' : null),
    'leid',
    [
      ['Ich weis das nicht.', 'Ich weiß das nicht.'],
      ['Er weis nicht, wo ich bin.', 'Er weiß nicht, wo ich bin.'],
      ['Das weis ich nicht.', 'Das weiß ich nicht.'],
    ],
    ['Ich weiß das nicht.', 'Weis ihm den Weg.', 'Das weiß ich nicht.'],
  ),
  ruleOf(
    'uber',
    'spelling',
    '[uber]',
    ({ marked }) => (marked[0]?.text === 'uber' ? 'über' : null),
    'leid',
    [
      ['Ich fahre uber Köln.', 'Ich fahre über Köln.'],
      ['Wir reden uber den Film.', 'Wir reden über den Film.'],
      ['Das Bild hängt uber dem Sofa.', 'Das Bild hängt über dem Sofa.'],
    ],
    ['Ich fahre über Köln.', 'Wir nehmen ein Uber.', 'Ist das Uber schon da?'],
  ),
  ruleOf(
    'knows_not',
    'word_choice',
    ['^ ich [kenne] nicht , wo|was|wie|wann|wer|warum|ob', '^ [kennst] du , wo|was|wie|wann|wer|warum|ob'],
    ({ marked }) => (marked[0]?.lower === 'kenne' ? 'weiß' : 'weißt'),
    'know',
    [
      ['Ich kenne nicht, wo sie ist.', 'Ich weiß nicht, wo sie ist.'],
      ['Ich kenne nicht, was das ist.', 'Ich weiß nicht, was das ist.'],
      ['Kennst du, wie das geht?', 'Weißt du, wie das geht?'],
    ],
    ['Ich weiß nicht, wo sie ist.', 'Ich kenne ihn nicht.', 'Kennst du Anna?'],
  ),
  ruleOf(
    'study_for',
    'word_choice',
    '[studiere|studierst|studiert|studieren] ich? für den|die|das|eine|einen|meine test|prüfung|examen|klausur|schule',
    ({ marked }) => marked[0]?.lower.replace('studier', 'lern') ?? null,
    'study',
    [
      ['Ich studiere für die Prüfung.', 'Ich lerne für die Prüfung.'],
      ['Er studiert für den Test.', 'Er lernt für den Test.'],
      ['Wir studieren für die Klausur.', 'Wir lernen für die Klausur.'],
    ],
    ['Ich lerne für die Prüfung.', 'Ich studiere Medizin.', 'Er studiert in Köln.'],
  ),
  ruleOf(
    'extra_es',
    'extra_word',
    [
      '^ es gibt [es]',
      '^ ich heiße [ich]',
      '^ mein|meine vater|mutter|bruder|schwester|oma|opa|tante|freund|freundin ist|hat [er|sie] !<verb>',
    ],
    '',
    'twice',
    [
      ['Es gibt es einen Park.', 'Es gibt einen Park.'],
      ['Ich heiße ich Anna.', 'Ich heiße Anna.'],
      ['Mein Bruder ist er 20 Jahre alt.', 'Mein Bruder ist 20 Jahre alt.'],
    ],
    ['Es gibt einen Park.', 'Gibt es Tee?', 'Ich heiße Anna und sie heißt Eva.'],
  ),
  ruleOf(
    'because_i',
    'missing_word',
    ['weil|dass|wenn|obwohl [~ich|und|oder|wer|die|der{1,4} bin] $'],
    ({ written, marked }) => (marked.some(({ lower }) => lower === 'ich') ? null : `ich ${written}`),
    'subject_missing',
    [
      ['Ich bleibe hier, weil müde bin.', 'Ich bleibe hier, weil ich müde bin.'],
      ['Ich esse viel, wenn traurig bin.', 'Ich esse viel, wenn ich traurig bin.'],
      ['Er weiß, dass Lehrer bin.', 'Er weiß, dass ich Lehrer bin.'],
    ],
    ['Ich bleibe hier, weil ich müde bin.', 'Wenn du da bist.', 'Weil ich hier und froh bin.'],
  ),
  ruleOf(
    'adjective_after_be',
    'agreement',
    [
      '^ das|mein|meine|der|die|dieser|diese|dieses <noun> =sein<verb> sehr|zu|so|nicht? [<adj -base -er>] $',
      '^ ich|du|er|es|wir =sein<verb> sehr|zu|so|nicht? [<adj -base -er>] $',
    ],
    (match) => {
      const [word] = match.marked
      const isStrong = match.sentence.some(({ lower }) => lower === 'sehr' || lower === 'zu')
      if (
        !word ||
        !/^\p{Ll}/u.test(word.text) ||
        has(word, 'adj base') ||
        (has(word, 'verb') && !isStrong) ||
        has(word, 'adj part')
      )
        return null
      if (
        word.readings.some(({ tags }) => !tags.has('adj') && !tags.has('verb')) ||
        /(?:ste|er)[nrms]?$/.test(word.lower)
      )
        return null
      return match.form(word, 'adj → adj base') || null
    },
    'no_ending',
    [
      ['Das Haus ist schöne.', 'Das Haus ist schön.'],
      ['Die Suppe ist zu heiße.', 'Die Suppe ist zu heiß.'],
      ['Ich bin sehr kranke.', 'Ich bin sehr krank.'],
    ],
    ['Das Haus ist schön.', 'Das ist eine schöne.', 'Die Leute sind andere.'],
  ),
  ruleOf(
    'age_old',
    'missing_word',
    ['^ ich|er|sie bin|ist # [jahre] $', '^ mein|meine <noun> ist # [jahre] $'],
    ({ written }) => `${written} alt`,
    'age',
    [
      ['Ich bin 20 Jahre.', 'Ich bin 20 Jahre alt.'],
      ['Er ist 15 Jahre.', 'Er ist 15 Jahre alt.'],
      ['Meine Schwester ist 12 Jahre.', 'Meine Schwester ist 12 Jahre alt.'],
    ],
    ['Ich bin 20 Jahre alt.', 'Das sind 20 Jahre.', 'Ich war 20 Jahre dort.'],
  ),
  ruleOf(
    'perfect_be_more',
    'tense',
    [
      '^ ich|du|er|sie|wir|es [habe|hast|hat|haben] ~dass|und|das|den|ein|einen|meinen|sich|mich|dich|ihn|uns|euch|sie|es|die{0,4} geflogen|gefahren|umgezogen|abgefahren|weggefahren|gestorben $',
      '^ der|die|das|mein|meine <noun> [hat|haben] ~dass|und|das|den|ein|einen|meinen|sich|mich|dich|ihn|uns|euch|sie|es|die{0,3} geflogen|gefahren|umgezogen|abgefahren|weggefahren|angekommen $',
    ],
    ({ marked }) => ({ habe: 'bin', hast: 'bist', hat: 'ist', haben: 'sind' })[marked[0]?.lower ?? ''] ?? null,
    'perfect_be',
    [
      ['Wir haben nach Berlin geflogen.', 'Wir sind nach Berlin geflogen.'],
      ['Der Zug hat schon abgefahren.', 'Der Zug ist schon abgefahren.'],
      ['Ich habe mit dem Bus gefahren.', 'Ich bin mit dem Bus gefahren.'],
    ],
    ['Wir sind nach Berlin geflogen.', 'Ich habe das Auto gefahren.', 'Er hat den Bus gefahren.'],
  ),
  ruleOf(
    'perfect_have_object',
    'tense',
    '[bin|bist|ist|sind] mein|meine|meinen|seinen|seine|ihren|ihre|unseren|einen|den <noun> *{0,3} vergessen|verloren|gefunden|gekauft|gemacht|gesehen|gebracht|verkauft|bezahlt|genommen $',
    ({ marked }) => ({ bin: 'habe', bist: 'hast', ist: 'hat', sind: 'haben' })[marked[0]?.lower ?? ''] ?? null,
    'perfect_have',
    [
      ['Er ist seinen Pass verloren.', 'Er hat seinen Pass verloren.'],
      ['Ich bin mein Buch zu Hause vergessen.', 'Ich habe mein Buch zu Hause vergessen.'],
      ['Wir sind den Schlüssel gefunden.', 'Wir haben den Schlüssel gefunden.'],
    ],
    ['Er hat seinen Pass verloren.', 'Ich bin den Weg gegangen.', 'Das Geld ist verloren.'],
  ),
]
