import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { mendedPhrase } from './context.ts'
import { articleIn, genderOf } from './noun-phrase.ts'
import { ruleOf } from './rule-of.ts'
import { has } from './verbs.ts'

const ein =
  'ein|eine|einen|mein|meine|meinen|dein|deine|deinen|unser|unsere|unseren|kein|keine|keinen|ihr|ihre|sein|seine'
const article = `der|die|das|den|${ein}`
const person =
  'freund|freundin|mutter|vater|bruder|schwester|oma|opa|tante|onkel|lehrer|lehrerin|mann|frau|kind|tochter|sohn|chef|chefin|kollege|kollegin|nachbar|nachbarin|hund|katze'
const places = 'supermarkt|kino|schule|stadt|park|bibliothek|apotheke|küche|bank|kirche|wald|laden|zoo|garten|bäckerei'
const goals =
  'supermarkt|bahnhof|arzt|zahnarzt|park|strand|flughafen|markt|friseur|schule|arbeit|uni|universität|bank|post|apotheke|bäckerei|kirche'
const owned =
  'auto|hund|katze|bruder|schwester|wohnung|fahrrad|handy|haus|garten|job|computer|freund|freundin|tisch|termin|frage|problem|zimmer|buch|idee|regenschirm|tochter|sohn|kind'

// The article and adjectives that are marked, in a case.
const inCase =
  (own: 'acc' | 'dat') =>
  (match: Match): string | null => {
    const [first] = match.marked
    return first ? mendedPhrase(match, match.sentence.indexOf(first), match.marked.length, own) : null
  }

// The noun as it stands for several.
function several({ marked: [noun], form, lexicon }: Match): string | null {
  const nouns = noun?.readings.filter(({ tags }) => tags.has('noun')) ?? []
  if (
    !noun ||
    nouns.length === 0 ||
    noun.readings.some(({ tags }) => !tags.has('noun') && !tags.has('verb')) ||
    !/^\p{Lu}/u.test(noun.text) ||
    notCounted.test(noun.text)
  )
    return null
  if (nouns.some(({ tags }) => tags.has('pl') && (tags.has('nom') || tags.has('acc')))) return null
  if (nouns.some(({ tags }) => tags.has('pl'))) return form(noun, 'noun pl → noun pl nom') || null
  const lemmas = new Set(nouns.map(({ lemma }) => lemma))
  const forms = new Set([...lemmas].flatMap((lemma) => lexicon.formsOf(lemma, 'noun pl nom')))
  return forms.size === 1 ? ([...forms][0] ?? null) : null
}
const notCounted =
  /^(?:Uhr|Euro|Cent|Dollar|Franken|Prozent|Grad|Kilo|Gramm|Pfund|Liter|Meter|Kilometer|Stück|Mal|Glas|Paar|Bier|Kaffee|Tee|Cola|Wasser|Wein|Saft|Uhrzeit|Morgen|Abend|Mittag|Nacht|Ahnung|Spaß|Dank|Mann|Blatt|Dutzend|Zeit|Geld|Glück|Stress|Obst|Gemüse|Hunger|Durst|Milch|Erfahrung|Arbeit|Musik|Liebe|Freizeit|Lust|Angst|Hilfe|Sport|Fleisch|Fisch|Brot|Reis|Zucker|Salz|Butter|Regen|Schnee|Mut|Seite|Sekt|Espresso|Cappuccino|Zoll|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)$/

const endings = { masc: 'en', fem: 'e', neut: 'es', pl: 'e' } as const
const described =
  'schön|klassisch|kalt|warm|heiß|frisch|klein|groß|neu|alt|braun|blond|blau|grün|schwarz|rot|weiß|lang|kurz|gesund|deutsch|spanisch|italienisch'

/** Nouns with their articles and adjectives, where the verb or the place decides. */
export const nounsAndCases: readonly Rule[] = [
  ruleOf(
    'lives_in',
    'article',
    [
      `=wohnen|=leben|=arbeiten<verb> *{0,3} in [${article} <adj>] <noun> $`,
      `=wohnen|=leben|=arbeiten<verb> *{0,3} in [das|den|${ein}] <noun> $`,
      `^ in [mein|meine|meinen|unser|unsere|unseren|dein|deine] <noun> gibt|ist|sind|steht|stehen|hängt|habe|haben|liegt`,
    ],
    inCase('dat'),
    'two_way',
    [
      ['Ich wohne in ein kleines Dorf.', 'Ich wohne in einem kleinen Dorf.'],
      ['Mein Vater arbeitet in eine Bank.', 'Mein Vater arbeitet in einer Bank.'],
      ['In mein Zimmer gibt es ein Bett.', 'In meinem Zimmer gibt es ein Bett.'],
    ],
    ['Ich wohne in einem kleinen Dorf.', 'Ich ziehe in eine Stadt.', 'In meinem Zimmer ist es kalt.'],
  ),
  ruleOf(
    'goes_into',
    'article',
    `^ ich|er|sie|wir|du =gehen|=fahren|=laufen<verb> heute|jetzt|morgen|oft|gern{0,2} in [dem|der] ${places} $|,|und|weil`,
    inCase('acc'),
    'two_way',
    [
      ['Ich gehe in dem Supermarkt.', 'Ich gehe in den Supermarkt.'],
      ['Wir gehen heute in der Stadt.', 'Wir gehen heute in die Stadt.'],
      ['Er geht in der Schule.', 'Er geht in die Schule.'],
    ],
    ['Ich gehe in den Supermarkt.', 'Wir gehen in der Stadt spazieren.', 'Ich gehe in der Pause.'],
  ),
  ruleOf(
    'hangs_on',
    'article',
    '^ das|ein|mein|dieses bild|foto|poster|plakat hängt [an|auf die] wand',
    'an der',
    'on_wall',
    [
      ['Das Bild hängt an die Wand.', 'Das Bild hängt an der Wand.'],
      ['Ein Foto hängt auf die Wand.', 'Ein Foto hängt an der Wand.'],
      ['Mein Poster hängt an die Wand.', 'Mein Poster hängt an der Wand.'],
    ],
    ['Das Bild hängt an der Wand.', 'Ich hänge das Bild an die Wand.', 'Er hängt es an die Wand.'],
  ),
  ruleOf(
    'time_dative',
    'article',
    'vor|seit [ein|eine|einen|der|die|das|den] <adj>? jahr|monat|woche|tag|stunde|minute|sommer|winter',
    (match) => {
      const [word] = match.marked
      const at = word ? match.sentence.indexOf(word) : -1
      return match.words(2).length > 0 || at < 0 ? null : mendedPhrase(match, at, 1, 'dat')
    },
    'dative_time',
    [
      ['Vor ein Jahr war ich in Rom.', 'Vor einem Jahr war ich in Rom.'],
      ['Vor eine Woche war ich krank.', 'Vor einer Woche war ich krank.'],
      ['Ich wohne hier seit ein Monat.', 'Ich wohne hier seit einem Monat.'],
    ],
    ['Vor einem Jahr war ich in Rom.', 'Vor der Woche am Meer war ich müde.', 'Seit einer Stunde regnet es.'],
  ),
  ruleOf(
    'since_not_ago',
    'preposition',
    ['#', '<num>', 'einem|einer|vielen'].map(
      (count) =>
        `^ ich|er|sie|wir =wohnen|=leben|=lernen|=arbeiten<verb pres> hier|deutsch|dort|schon|in{0,2} <name>? [vor] ${count} jahren|monaten|wochen|tagen|jahr|monat|woche $`,
    ),
    'seit',
    'since',
    [
      ['Ich wohne hier vor drei Jahren.', 'Ich wohne hier seit drei Jahren.'],
      ['Wir lernen Deutsch vor 2 Monaten.', 'Wir lernen Deutsch seit 2 Monaten.'],
      ['Sie arbeitet dort vor einem Jahr.', 'Sie arbeitet dort seit einem Jahr.'],
    ],
    ['Ich wohne hier seit drei Jahren.', 'Ich war vor drei Jahren hier.', 'Er kam vor einem Jahr.'],
  ),
  ruleOf(
    'country_dative',
    'article',
    ['aus|von [die] schweiz|türkei|ukraine|slowakei|mongolei', 'aus|von|in [die] usa|niederlanden !gereist|gefahren'],
    ({ sentence, marked: [word] }) => {
      const next = word && sentence[sentence.indexOf(word) + 1]
      const isMoving = sentence.some(({ readings }) =>
        readings.some(({ lemma }) => /^(?:fahren|fliegen|gehen|reisen|ziehen|wollen)$/.test(lemma)),
      )
      return next?.lower === 'usa' || next?.lower === 'niederlanden' ? (isMoving ? null : 'den') : 'der'
    },
    'country_article',
    [
      ['Ich komme aus die Türkei.', 'Ich komme aus der Türkei.'],
      ['Sie kommt aus die Schweiz.', 'Sie kommt aus der Schweiz.'],
      ['Er kommt aus die USA.', 'Er kommt aus den USA.'],
    ],
    ['Ich komme aus der Türkei.', 'Ich fahre in die USA.', 'Die Schweiz ist schön.'],
  ),
  ruleOf(
    'to_bare_place',
    'preposition',
    `=gehen|=fahren|=laufen<verb> heute|jetzt|morgen|dann|ich|wir{0,2} [nach] ${goals} $`,
    ({ sentence, marked: [word] }) => {
      const gender = genderOf(word && sentence[sentence.indexOf(word) + 1])
      return gender === 'fem' ? 'zur' : gender === 'masc' || gender === 'neut' ? 'zum' : null
    },
    'to_place_by_gender',
    [
      ['Ich gehe nach Supermarkt.', 'Ich gehe zum Supermarkt.'],
      ['Wir fahren jetzt nach Bahnhof.', 'Wir fahren jetzt zum Bahnhof.'],
      ['Ich gehe nach Schule.', 'Ich gehe zur Schule.'],
    ],
    ['Ich gehe zum Supermarkt.', 'Ich fahre nach Berlin.', 'Nach der Schule gehe ich.'],
  ),
  ruleOf(
    'looking_forward',
    'preposition',
    '=freuen<verb> ich|wir? mich|dich|sich|uns sehr|schon|auch{0,2} [für|zu|um] das|die|den|meinen|meine|unsere|unseren|nächste|nächsten wochenende|ferien|urlaub|party|sommer|weihnachten|reise|konzert|fest|geburtstag|woche|besuch',
    'auf',
    'verb_preposition',
    [
      ['Ich freue mich für das Wochenende.', 'Ich freue mich auf das Wochenende.'],
      ['Wir freuen uns schon für die Ferien.', 'Wir freuen uns schon auf die Ferien.'],
      ['Sie freut sich für den Urlaub.', 'Sie freut sich auf den Urlaub.'],
    ],
    ['Ich freue mich auf das Wochenende.', 'Ich freue mich für dich.', 'Wir freuen uns sehr.'],
  ),
  ruleOf(
    'helps_person',
    'article',
    [
      `^ ich|er|sie|wir|du =helfen|=danken|=antworten|=gratulieren<verb> heute|oft|auch|gern|gerne|immer{0,2} [${article}] <noun>`,
      `^ das|die|der <noun>? =gehören<verb> [${article}] <noun> $`,
      `^ ich|er|sie|wir =geben|=schenken|=zeigen|=schicken|=schreiben<verb> [mein|meine|meinen|die|der|den] ${person} ein|eine|einen|das|die|den|etwas|blumen|geld|viele`,
      `^ ich|er|sie|wir habe|hat|haben [mein|meine|meinen|die|der|den] ${person} *{0,2} geholfen|gedankt|gratuliert $`,
    ],
    inCase('dat'),
    'dative_verb',
    [
      ['Ich helfe meine Mutter in der Küche.', 'Ich helfe meiner Mutter in der Küche.'],
      ['Das Auto gehört mein Vater.', 'Das Auto gehört meinem Vater.'],
      ['Ich gebe mein Freund das Buch.', 'Ich gebe meinem Freund das Buch.'],
    ],
    ['Ich helfe meiner Mutter.', 'Das gehört meinem Vater.', 'Ich zeige die Katze nicht.', 'Er schreibt die Frau ab.'],
  ),
  ruleOf(
    'strong_ending',
    'agreement',
    [
      '=trinken|=essen|=haben|=kochen|=hören|=mögen<verb> ich|wir|er? gern|gerne|auch|immer|oft|nur{0,2} [<adj -base>] <noun>',
      `=trinken|=essen|=haben|=kochen|=hören|=mögen|=tragen<verb> ich|wir|er? gern|gerne|auch|immer|oft|nur{0,2} [${described}] <noun>`,
      `und [braun|blond|blau|grün|schwarz|lang|kurz|langes|kurzes|langer|kurzer] haare|augen`,
    ],
    (match) => {
      const [word] = match.marked
      const noun = word && match.sentence[match.sentence.indexOf(word) + 1]
      const gender = genderOf(noun)
      if (!word || gender === null || !/^\p{Ll}/u.test(word.text)) return null
      if (
        word.readings.some(({ tags }) => !tags.has('adj') || tags.has('part') || tags.has('fixed') || tags.has('comp'))
      )
        return null
      const ending = endings[gender]
      return has(word, `adj ${ending}`) ? null : match.form(word, `adj → adj ${ending}`) || null
    },
    'strong_ending',
    [
      ['Ich trinke gern kalte Wasser.', 'Ich trinke gern kaltes Wasser.'],
      ['Wir haben schön Wetter.', 'Wir haben schönes Wetter.'],
      ['Ich höre gern klassisch Musik.', 'Ich höre gern klassische Musik.'],
      ['Sie hat blaue Augen und braun Haare.', 'Sie hat blaue Augen und braune Haare.'],
    ],
    ['Ich trinke gern kaltes Wasser.', 'Ich habe oft Hunger.', 'Wir haben schönes Wetter.', 'Ich habe andere Pläne.'],
  ),
  ruleOf(
    'one_missing',
    'missing_word',
    `^ ich|er|sie|wir habe|hat|haben|suche|sucht|suchen|brauche|braucht|kaufe|möchte nur|auch|jetzt{0,1} [${owned}] $|in|mit|für|,`,
    ({ marked: [noun], written }) => {
      const gender = genderOf(noun, 'ein')
      return !noun || gender === null || gender === 'pl' || !has(noun, 'noun sg') || !/^\p{Lu}/u.test(noun.text)
        ? null
        : `${articleIn('ein', 'acc', gender)} ${written}`
    },
    'article_missing',
    [
      ['Ich habe Auto.', 'Ich habe ein Auto.'],
      ['Ich suche Wohnung in Köln.', 'Ich suche eine Wohnung in Köln.'],
      ['Er hat Hund.', 'Er hat einen Hund.'],
    ],
    ['Ich habe ein Auto.', 'Ich habe Hunger.', 'Ich habe Kinder.', 'Ich habe Hund und Katze.'],
  ),
  ruleOf(
    'several_nouns',
    'agreement',
    [
      '!!um|halb|nach|vor|bis|gegen|seit|mit|in|von|bei|aus|zu|zwischen viele|einige|mehrere|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn [<noun>] !<noun>',
      '^ ich|er|wir|sie =haben|=kennen|=kaufen|=sehen<verb> viele|drei|zwei|vier|keine|meine [<noun pl dat -nom>]',
    ],
    (match) => {
      const before = match.sentence[match.at - 1]
      return has(before, 'noun') ||
        has(before, 'num') ||
        before?.kind === 'number' ||
        (has(match.marked[0], 'noun pl') &&
          match.sentence.slice(Math.max(0, match.at - 4), match.at).some((word) => has(word, 'prep')))
        ? null
        : several(match)
    },
    'plural',
    [
      ['Im Garten stehen viele Baum.', 'Im Garten stehen viele Bäume.'],
      ['Ich habe viele Freunden.', 'Ich habe viele Freunde.'],
      ['Ich habe viele Buchs.', 'Ich habe viele Bücher.'],
      ['Meine Eltern haben drei Kindern.', 'Meine Eltern haben drei Kinder.'],
    ],
    ['Ich habe viele Freunde.', 'Mit zwei Freunden.', 'Ich komme um acht Freitag.', 'Wir nehmen zwei Bier.'],
  ),
  ruleOf(
    'the_object',
    'article',
    '^ ich|er|sie|wir habe|hat|haben heute|gestern|auch{0,1} [das] <noun -neut> <verb part2> $',
    inCase('acc'),
    'gender',
    [
      ['Ich habe das Hausaufgabe vergessen.', 'Ich habe die Hausaufgabe vergessen.'],
      ['Er hat das Film gesehen.', 'Er hat den Film gesehen.'],
      ['Wir haben das Wohnung gemietet.', 'Wir haben die Wohnung gemietet.'],
    ],
    ['Ich habe das Buch gelesen.', 'Ich habe das gesehen.', 'Er hat die Hausaufgabe vergessen.'],
  ),
]
