import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { countries } from '#server/analysis/de/lexicon/names.ts'
import { articleIn, genderOf } from './noun-phrase.ts'

const country = countries.join('|').toLowerCase()
const months =
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|winter|frühling|herbst'
const days = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende'
const feminine = 'schweiz|türkei|ukraine'

const fixed = (
  id: string,
  pattern: string | readonly string[],
  better: Rule['better'],
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
  kind: Rule['kind'] = 'preposition',
): Rule => ({ id, kind, pattern, better, why, wrong, right })

// A noun in the plural after a preposition with the dative.
const pluralDative = (match: Match): string | null => {
  const noun = match.marked.at(-1)
  if (noun?.readings.some(({ tags }) => tags.has('dat') && tags.has('pl'))) return null
  return match.form(noun, 'noun pl → noun pl dat') || null
}

/** Prepositions: place, time, and after verbs. */
export const prepositions: readonly Rule[] = [
  fixed(
    'de.preposition.month',
    [`[am|in|an] ${months}`],
    'im',
    'time_im',
    [
      ['Ich komme am Januar.', 'Ich komme im Januar.'],
      ['In Sommer fahre ich weg.', 'Im Sommer fahre ich weg.'],
      ['Am Winter ist es kalt.', 'Im Winter ist es kalt.'],
    ],
    ['Ich komme im Januar.', 'Am Montag komme ich.', 'Im Sommer ist es heiß.'],
  ),
  fixed(
    'de.preposition.day',
    [`[im|in|um|auf|an] ${days}`],
    'am',
    'time_am',
    [
      ['Wir treffen uns im Montag.', 'Wir treffen uns am Montag.'],
      ['In Samstag gehe ich aus.', 'Am Samstag gehe ich aus.'],
      ['Was machst du im Wochenende?', 'Was machst du am Wochenende?'],
    ],
    ['Am Montag arbeite ich.', 'Bis Montag!', 'Ab Freitag habe ich frei.'],
  ),
  fixed(
    'de.preposition.clock',
    '[an|in|zu|am|bei|auf] # uhr',
    'um',
    'time_um',
    [
      ['Ich komme an 8 Uhr.', 'Ich komme um 8 Uhr.'],
      ['Am 9 Uhr beginnt der Kurs.', 'Um 9 Uhr beginnt der Kurs.'],
      ['Wir essen zu 12 Uhr.', 'Wir essen um 12 Uhr.'],
    ],
    ['Um 9 Uhr beginnt der Kurs.', 'Es ist 8 Uhr.', 'Bis 10 Uhr.'],
  ),
  fixed(
    'de.preposition.to_country',
    `=gehen|=fahren|=fliegen|=reisen|=kommen|ziehen<verb> *{0,3} [zu|in|an] ${country} $`,
    (match) =>
      match.sentence.some(({ lower }) => lower === 'aus' || lower === 'gekommen' || lower === 'wohne') ||
      (match.marked[0]?.lower === 'in' && !/^(?:fliegen?|fliege|fahre|fahren|reise|gehe)$/.test(match.word(0)))
        ? null
        : 'nach',
    'to_country',
    [
      ['Ich fliege zu Italien.', 'Ich fliege nach Italien.'],
      ['Wir fahren in Spanien.', 'Wir fahren nach Spanien.'],
      ['Ich fahre zu Deutschland.', 'Ich fahre nach Deutschland.'],
    ],
    ['Ich fliege nach Italien.', 'Ich lebe in Spanien.', 'Ich fahre zu meiner Oma.'],
  ),
  fixed(
    'de.preposition.feminine_country_in',
    `=wohnen|=leben|=arbeiten|=sein<verb> *{0,2} in [${feminine}]`,
    ({ written }) => `der ${written}`,
    'country_article',
    [
      ['Ich wohne in Schweiz.', 'Ich wohne in der Schweiz.'],
      ['Meine Eltern leben in Türkei.', 'Meine Eltern leben in der Türkei.'],
      ['Er arbeitet in Ukraine.', 'Er arbeitet in der Ukraine.'],
    ],
    ['Ich wohne in der Schweiz.', 'Er lebt in Polen.', 'Die Türkei ist schön.'],
    'article',
  ),
  fixed(
    'de.preposition.feminine_country_from',
    `aus|von [${feminine}]`,
    ({ written }) => `der ${written}`,
    'country_article',
    [
      ['Ich komme aus Türkei.', 'Ich komme aus der Türkei.'],
      ['Sie ist aus Ukraine.', 'Sie ist aus der Ukraine.'],
      ['Er kommt aus Schweiz.', 'Er kommt aus der Schweiz.'],
    ],
    ['Ich komme aus der Türkei.', 'Ich komme aus Polen.', 'Die Schweiz ist klein.'],
    'article',
  ),
  fixed(
    'de.preposition.feminine_country_to',
    `[nach ${feminine}]`,
    ({ marked }) => `in die ${marked[1]?.text}`,
    'country_article',
    [
      ['Ich fahre nach Schweiz.', 'Ich fahre in die Schweiz.'],
      ['Wir fliegen nach Türkei.', 'Wir fliegen in die Türkei.'],
      ['Er reist nach Ukraine.', 'Er reist in die Ukraine.'],
    ],
    ['Ich fahre in die Schweiz.', 'Wir fliegen nach Polen.', 'Nach Berlin fahre ich gern.'],
  ),
  fixed(
    'de.preposition.home_to',
    [
      '=gehen|=fahren|=kommen|=laufen<verb> ~von|bis{0,3} [zu|in|an] hause $',
      '=gehen|=fahren|=kommen|=laufen<verb> ~von|bis{0,3} [zu|in] hause und',
    ],
    'nach',
    'home',
    [
      ['Ich gehe zu Hause.', 'Ich gehe nach Hause.'],
      ['Wir fahren jetzt in Hause.', 'Wir fahren jetzt nach Hause.'],
      ['Er kommt spät zu Hause.', 'Er kommt spät nach Hause.'],
    ],
    ['Ich gehe nach Hause.', 'Ich bin zu Hause.', 'Ich komme von zu Hause.'],
  ),
  fixed(
    'de.preposition.home_at',
    [
      '=bleiben|=wohnen|=arbeiten|=essen|=lernen|=schlafen<verb> ~gegangen{0,3} [nach|in|bei] hause $',
      '^ <pron subj> bin|bist|ist|sind [in] hause',
    ],
    'zu',
    'home',
    [
      ['Ich bleibe nach Hause.', 'Ich bleibe zu Hause.'],
      ['Ich bin in Hause.', 'Ich bin zu Hause.'],
      ['Wir essen in Hause.', 'Wir essen zu Hause.'],
    ],
    ['Ich bleibe zu Hause.', 'Ich gehe nach Hause.', 'Wir essen zu Hause.'],
  ),
  fixed(
    'de.preposition.into',
    '=gehen<verb> *{0,2} [in|im] kino|theater|restaurant|museum|café|konzert|bett|büro|schwimmbad|fitnessstudio|krankenhaus $',
    (match) => (match.word(0) === 'gehen' && match.marked[0]?.lower === 'im' ? null : 'ins'),
    'into',
    [
      ['Ich gehe in Kino.', 'Ich gehe ins Kino.'],
      ['Er geht im Restaurant.', 'Er geht ins Restaurant.'],
      ['Heute gehe ich in Museum.', 'Heute gehe ich ins Museum.'],
    ],
    ['Ich gehe ins Kino.', 'Ich bin im Kino.', 'Wir gehen ins Museum.'],
  ),
  fixed(
    'de.preposition.to_school',
    '=gehen<verb> *{0,3} [in|zu] schule|uni|arbeit|bank|post|universität $',
    'zur',
    'to_place',
    [
      ['Ich gehe zu Schule.', 'Ich gehe zur Schule.'],
      ['Er geht jeden Tag zu Arbeit.', 'Er geht jeden Tag zur Arbeit.'],
      ['Wir gehen in Schule.', 'Wir gehen zur Schule.'],
    ],
    ['Ich gehe zur Schule.', 'Ich bin in der Schule.', 'Er geht zur Arbeit.'],
    'article',
  ),
  fixed(
    'de.preposition.by_transport',
    '=fahren|=kommen|=gehen|=reisen<verb> *{0,4} mit [bus|auto|zug|fahrrad|rad|flugzeug|taxi|u-bahn|straßenbahn] !und|oder',
    (match) => {
      const gender = genderOf(match.marked[0])
      return gender === null || gender === 'pl' ? null : `${articleIn('der', 'dat', gender)} ${match.written}`
    },
    'by_transport',
    [
      ['Ich fahre mit Bus.', 'Ich fahre mit dem Bus.'],
      ['Er kommt mit Auto.', 'Er kommt mit dem Auto.'],
      ['Wir fahren mit Zug nach Rom.', 'Wir fahren mit dem Zug nach Rom.'],
    ],
    ['Ich fahre mit dem Bus.', 'Mit Bus und Bahn geht es schnell.', 'Ich fahre Auto.', 'Ich suche ein Haus mit Auto.'],
    'article',
  ),
  fixed(
    'de.preposition.plural_dative',
    [
      'mit|seit|vor|nach|bei|von|zu|aus # [<noun pl -dat>]',
      'mit|seit|vor|nach|bei|von|zu|aus <num pl> [<noun pl -dat>]',
      'mit|bei|von|zu|aus meinen|deinen|seinen|ihren|unseren|den|vielen|einigen [<noun pl -dat>]',
    ],
    pluralDative,
    'plural_dative',
    [
      ['Ich lerne seit zwei Jahre Deutsch.', 'Ich lerne seit zwei Jahren Deutsch.'],
      ['Ich spiele mit meinen Freunde.', 'Ich spiele mit meinen Freunden.'],
      ['Vor drei Tage war ich krank.', 'Vor drei Tagen war ich krank.'],
    ],
    [
      'Ich lerne seit zwei Jahren.',
      'Ich spiele mit meinen Freunden.',
      'Vor drei Tagen war ich krank.',
      'Zwei Jahre lang.',
    ],
    'agreement',
  ),
  fixed(
    'de.preposition.wait_for',
    [
      '=warten<verb> hier|schon|noch? [für|zu] dich|mich|ihn|sie|uns|den|die|das|meinen|meine|mein',
      '[für] dich|mich|ihn|sie|uns|den|die|das|meinen|meine =warten<verb> $',
    ],
    'auf',
    'verb_preposition',
    [
      ['Ich warte für dich.', 'Ich warte auf dich.'],
      ['Wir warten für den Bus.', 'Wir warten auf den Bus.'],
      ['Er wartet hier für meine Mutter.', 'Er wartet hier auf meine Mutter.'],
    ],
    ['Ich warte auf dich.', 'Das ist für dich.', 'Wir warten auf den Bus.'],
  ),
  fixed(
    'de.preposition.interested',
    '=interessieren<verb> mich|dich|sich|uns|euch sehr|nicht|auch? [in|an|über]',
    'für',
    'verb_preposition',
    [
      ['Ich interessiere mich in Musik.', 'Ich interessiere mich für Musik.'],
      ['Er interessiert sich an Sport.', 'Er interessiert sich für Sport.'],
      ['Wir interessieren uns sehr über Kunst.', 'Wir interessieren uns sehr für Kunst.'],
    ],
    ['Ich interessiere mich für Musik.', 'Ich bin an Musik interessiert.', 'Er interessiert sich für Sport.'],
  ),
  fixed(
    'de.preposition.afraid',
    'angst [von|für|über]',
    'vor',
    'verb_preposition',
    [
      ['Ich habe Angst von Hunden.', 'Ich habe Angst vor Hunden.'],
      ['Sie hat Angst von der Prüfung.', 'Sie hat Angst vor der Prüfung.'],
      ['Hast du Angst von Spinnen?', 'Hast du Angst vor Spinnen?'],
    ],
    ['Ich habe Angst vor Hunden.', 'Ich habe Angst um dich.', 'Er hat keine Angst.'],
  ),
  fixed(
    'de.preposition.proud',
    'stolz [von|für|mit|über]',
    'auf',
    'verb_preposition',
    [
      ['Ich bin stolz von dich.', 'Ich bin stolz auf dich.'],
      ['Er ist stolz für seine Kinder.', 'Er ist stolz auf seine Kinder.'],
      ['Wir sind stolz über unser Team.', 'Wir sind stolz auf unser Team.'],
    ],
    ['Ich bin stolz auf dich.', 'Er ist stolz.', 'Wir sind stolz auf unser Team.'],
  ),
  fixed(
    'de.preposition.married',
    'verheiratet [zu|von]',
    'mit',
    'verb_preposition',
    [
      ['Ich bin verheiratet zu einem Arzt.', 'Ich bin verheiratet mit einem Arzt.'],
      ['Sie ist verheiratet von Paul.', 'Sie ist verheiratet mit Paul.'],
      ['Er ist verheiratet zu meiner Tante.', 'Er ist verheiratet mit meiner Tante.'],
    ],
    ['Ich bin verheiratet mit einem Arzt.', 'Er ist verheiratet.', 'Sie ist mit Paul verheiratet.'],
  ),
  fixed(
    'de.preposition.satisfied',
    'zufrieden [von|über|für]',
    'mit',
    'verb_preposition',
    [
      ['Ich bin zufrieden von dem Hotel.', 'Ich bin zufrieden mit dem Hotel.'],
      ['Er ist zufrieden von der Arbeit.', 'Er ist zufrieden mit der Arbeit.'],
      ['Wir sind zufrieden von der Wohnung.', 'Wir sind zufrieden mit der Wohnung.'],
    ],
    ['Ich bin zufrieden mit dem Hotel.', 'Er ist zufrieden.', 'Wir sind sehr zufrieden.'],
  ),
  fixed(
    'de.preposition.take_part',
    ['=teilnehmen|=nehmen<verb> ~für{0,2} [in|bei] dem|der|einem|einer <noun> teil'],
    'an',
    'verb_preposition',
    [
      ['Ich nehme in einem Kurs teil.', 'Ich nehme an einem Kurs teil.'],
      ['Wir nehmen bei dem Spiel teil.', 'Wir nehmen an dem Spiel teil.'],
      ['Er nimmt in der Prüfung teil.', 'Er nimmt an der Prüfung teil.'],
    ],
    ['Ich nehme an einem Kurs teil.', 'Ich nehme den Bus.', 'Er nimmt teil.'],
  ),
  fixed(
    'de.preposition.um_zu',
    '[für] zu <verb inf>',
    'um',
    'um_zu',
    [
      ['Ich bin hier, für zu lernen.', 'Ich bin hier, um zu lernen.'],
      ['Er kommt, für zu helfen.', 'Er kommt, um zu helfen.'],
      ['Ich arbeite, für zu leben.', 'Ich arbeite, um zu leben.'],
    ],
    ['Ich bin hier, um zu lernen.', 'Das ist für mich zu schwer.', 'Es ist schwer für mich zu verstehen.'],
  ),
]
