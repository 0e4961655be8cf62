import type { Rule } from '#server/analysis/grammar/rule.ts'
import { agreeing, genderOf, isNoun, isVerb, neighbour, numberOf, oneOf } from '#server/analysis/fr/match.ts'

const counted = oneOf(
  'ami amie copain copine livre magasin touriste film voiture photo problème question fille garçon chien chat animal maison ville rue restaurant exercice jour fleur arbre légume fruit bonbon biscuit langue monument étudiant étudiante collègue voisin chanson habit vêtement chaussure question erreur faute',
)
const beFinite = 'est|était|sera|serait'
const bePlural = 'sont|étaient|seront|seraient'
const degree = 'très|trop|assez|si|vraiment|pas|aussi'

/** Agreement over a longer distance. */
export const moreAgreement: readonly Rule[] = [
  {
    id: 'fr.agreement.two_she',
    kind: 'agreement',
    pattern: `^ <det> <noun fem sg> et <det> <noun fem sg> ${bePlural} ${degree}? [<adj masc pl -fem>]`,
    better: (match) =>
      [match.words(2)[0], match.words(5)[0]].every((noun) => isNoun(noun) && genderOf(noun) === 'fem')
        ? agreeing(match, match.marked[0], 'fem', 'pl')
        : null,
    why: 'after_be',
    wrong: [
      ['Ma mère et ma sœur sont grands.', 'Ma mère et ma sœur sont grandes.'],
      ['La chambre et la cuisine sont petits.', 'La chambre et la cuisine sont petites.'],
      ['Ma tante et ma cousine étaient contents.', 'Ma tante et ma cousine étaient contentes.'],
    ],
    right: ['Ma mère et ma sœur sont grandes.', 'Ma mère et mon père sont grands.', 'La table et le lit sont petits.'],
  },
  {
    id: 'fr.agreement.second_clause',
    kind: 'agreement',
    pattern: [
      `et|mais|car|, les|mes|tes|ses|nos|vos|ces <noun pl> ${bePlural} ${degree}? [<adj sg -pl>] !à|de|d'`,
      `^ <conj>? les|mes|tes|ses|nos|vos|ces|leurs <noun> ${bePlural} ${degree}? [<adj sg -pl>] !à|de|d'`,
      `^ <conj>? <det pl> <noun pl> ${beFinite}|${bePlural} ${degree}? <adj> et|mais|, ${degree}? [<adj>] $`,
    ],
    better: (match) => {
      const noun = match.sentence.slice(match.at).find((word) => isNoun(word))
      const gender = genderOf(noun)
      const [word] = match.marked
      return gender &&
        word?.readings.every(({ tags }) => tags.has('adj') || tags.has('noun') || tags.has('part') || tags.has('verb'))
        ? agreeing(match, word, gender, 'pl')
        : null
    },
    why: 'after_be',
    wrong: [
      ['La chambre est petite et les lits sont dur.', 'La chambre est petite et les lits sont durs.'],
      ['Les maisons sont grandes et trop cher.', 'Les maisons sont grandes et trop chères.'],
      ['Il fait froid, mais les gens sont gentil.', 'Il fait froid, mais les gens sont gentils.'],
    ],
    right: [
      'Les lits sont durs.',
      'Les maisons sont grandes et chères.',
      'Les plats sont super bons.',
      'Mes yeux sont marron.',
    ],
  },
  {
    id: 'fr.agreement.reflexive_noun',
    kind: 'agreement',
    pattern: `!!de|avec|et|pour|par|chez <det> <noun fem sg> s' ${beFinite} [<verb part masc sg>] !un|une|le|la|l'|les|des|du|que|qu'|compte|mal`,
    better: (match) => {
      const [noun] = match.words(2)
      const [word] = match.marked
      if (
        !isNoun(noun) ||
        genderOf(noun) !== 'fem' ||
        /^(?:dit|fait|parlé|rendu|permis|plu|cassé|demandé)$/.test(word?.lower ?? '')
      )
        return null
      return agreeing(match, word, 'fem', 'sg')
    },
    why: 'after_be',
    wrong: [
      ['Ma sœur s’est levé tard.', 'Ma sœur s’est levée tard.'],
      ['La porte s’est fermé.', 'La porte s’est fermée.'],
      ['Ma mère s’est couché tôt.', 'Ma mère s’est couchée tôt.'],
    ],
    right: [
      'Ma sœur s’est levée tard.',
      'Ma sœur s’est acheté une robe.',
      'Ma mère s’est fait mal.',
      'Le chat de ma voisine s’est enfui.',
    ],
  },
  {
    id: 'fr.agreement.subject_far',
    kind: 'agreement',
    pattern: [
      '^ <conj>? les|mes|tes|ses|nos|vos|leurs|ces <noun pl> dans|de|du|à|en|chez|sur <det>? <noun> [est|a|va|fait|était|avait|parle|habite|travaille|mange|aime|joue|peut|veut|doit]',
      '^ <conj>? les|mes|tes|ses|nos|vos|leurs|ces <noun pl> dans|de|du|à|en|chez|sur <name> [est|a|va|fait|était|avait|parle|habite|travaille|mange|aime|joue|peut|veut|doit]',
    ],
    better: ({ marked: [verb], words, form }) => {
      if (!verb || !isNoun(words(3)[0]) || numberOf(words(3)[0]) !== 'pl') return null
      const tense = verb.lower.endsWith('ait') && verb.lower !== 'fait' ? 'impf' : 'pres'
      const own = verb.readings.filter(({ tags, lemma }) => tags.has(tense) && lemma !== 'fair')
      return form({ ...verb, readings: own }, `${tense} → verb ${tense} 3p`) || null
    },
    why: 'subject_number',
    wrong: [
      ['Les gens dans ma ville est gentils.', 'Les gens dans ma ville sont gentils.'],
      ['Les amis de Marie parle russe.', 'Les amis de Marie parlent russe.'],
      ['Les enfants de ma sœur aime le football.', 'Les enfants de ma sœur aiment le football.'],
    ],
    right: ['Les gens dans ma ville sont gentils.', 'Le fils de mes voisins est grand.', 'Tous les gens sont là.'],
  },
  {
    id: 'fr.agreement.we_you',
    kind: 'agreement',
    pattern: [
      "et|mais|puis|,|quand|si|car nous ne|n'? [<verb pres 2p -1p>]",
      "et|mais|puis|,|quand|si|car vous ne|n'? [<verb pres 1p -2p>]",
    ],
    better: ({ marked: [verb], form, sentence }) => {
      const isWe = neighbour(sentence, verb, -1)?.lower === 'nous' || neighbour(sentence, verb, -2)?.lower === 'nous'
      const others = sentence.filter(({ lower }) => lower === (isWe ? 'vous' : 'nous'))
      return verb && others.length === 0 && !verb.readings.some(({ tags }) => tags.has('noun'))
        ? form(verb, `pres → verb pres ${isWe ? '1p' : '2p'}`) || null
        : null
    },
    why: 'person',
    wrong: [
      ['On mange et nous buvez.', 'On mange et nous buvons.'],
      ['Je dors et vous mangeons.', 'Je dors et vous mangez.'],
      ['Il pleut, nous restez ici.', 'Il pleut, nous restons ici.'],
    ],
    right: ['On mange et nous buvons.', 'Si vous partez, je dors.', 'Si nous vous aidons, tout va bien.'],
  },
  {
    id: 'fr.agreement.after_quantity',
    kind: 'agreement',
    pattern: [
      `beaucoup|trop|combien|plein|peu de|d' [${counted}]`,
      `beaucoup|trop de|d' <noun pl> et de|d' [${counted}]`,
      `beaucoup|trop de|d' <noun> et de|d' [${counted}]`,
    ],
    better: ({ marked: [noun], form }) => form(noun, 'noun sg → noun pl') || null,
    why: 'plural',
    wrong: [
      ['J’ai beaucoup de copain.', 'J’ai beaucoup de copains.'],
      ['Il y a trop de voiture.', 'Il y a trop de voitures.'],
      ['Combien de livre as-tu ?', 'Combien de livres as-tu ?'],
    ],
    right: ['J’ai beaucoup de copains.', 'Il y a trop de bruit.', 'Je mange beaucoup de pain.'],
  },
  {
    id: 'fr.agreement.infinitive_we',
    kind: 'verb_form',
    pattern: [
      '-ce que nous|vous [<only verb inf>]',
      '^ <conj>? puis|après|ensuite nous|vous [<only verb inf>]',
      'et puis|après|ensuite nous|vous [<only verb inf>]',
      '^ nous [<only verb inf>] !$',
    ],
    better: ({ marked: [verb], form, sentence }) =>
      form(verb, `inf → verb pres ${neighbour(sentence, verb, -1)?.lower === 'nous' ? '1p' : '2p'}`) || null,
    why: 'person',
    wrong: [
      ['Qu’est-ce que vous faire ce soir ?', 'Qu’est-ce que vous faites ce soir ?'],
      ['Après nous regarder un film.', 'Après nous regardons un film.'],
      ['Nous manger à midi.', 'Nous mangeons à midi.'],
    ],
    right: ['Qu’est-ce que vous faites ?', 'Je veux vous aider.', 'Il vient pour nous aider.'],
  },
  {
    id: 'fr.extra.article_possessive',
    kind: 'extra_word',
    pattern: '[le|la|les|un|une] mon|ma|mes|ta|tes|sa|ses|notre|nos|votre|vos <noun>',
    better: ({ words }) => (isNoun(words(2)[0]) && !isVerb(words(2)[0]) ? '' : null),
    why: 'no_article_own',
    wrong: [
      ['Le mon frère est là.', 'mon frère est là.'],
      ['J’aime la ma maison.', 'J’aime ma maison.'],
      ['C’est le mon père.', 'C’est mon père.'],
    ],
    right: ['Mon frère est là.', 'Un de mes amis.', 'C’est le mien.'],
  },
  {
    id: 'fr.capital.people',
    kind: 'capital',
    pattern:
      '^ les [français|espagnols|italiens|allemands|anglais|portugais|américains|japonais|chinois|russes|belges|suisses] <verb 3p>',
    better: ({ marked: [word] }) =>
      word && /^\p{Ll}/u.test(word.text) ? (word.text[0] ?? '').toUpperCase() + word.text.slice(1) : null,
    why: 'capital_people',
    wrong: [
      ['Les français aiment le fromage.', 'Les Français aiment le fromage.'],
      ['Les espagnols mangent tard.', 'Les Espagnols mangent tard.'],
      ['Les allemands sont polis.', 'Les Allemands sont polis.'],
    ],
    right: ['Les Français aiment le fromage.', 'Les films français sont bons.', 'Je parle français.'],
  },
  {
    id: 'fr.capital.city',
    kind: 'capital',
    pattern: ["à|est|de|vers|pour|visiter|visité|jusqu'à [paris]", "c' est [paris]"],
    better: ({ marked: [word] }) => (word?.text === 'paris' ? 'Paris' : null),
    why: 'capital_place',
    wrong: [
      ['J’habite à paris.', 'J’habite à Paris.'],
      ['Ma ville est paris.', 'Ma ville est Paris.'],
      ['Je viens de paris.', 'Je viens de Paris.'],
    ],
    right: ['J’habite à Paris.', 'Il fait des paris.', 'Les paris sont ouverts.'],
  },
  {
    id: 'fr.missing.state',
    kind: 'missing_word',
    pattern: '=être<verb -part -inf> pas|toujours|encore? [chômage|retraite|vacances|retard|forme|colère]',
    better: ({ marked: [noun] }) => {
      const before = { chômage: 'au', retraite: 'à la' }[noun?.lower ?? ''] ?? 'en'
      return noun ? `${before} ${noun.text}` : null
    },
    why: 'usual',
    wrong: [
      ['Mon père est chômage.', 'Mon père est au chômage.'],
      ['Nous sommes vacances.', 'Nous sommes en vacances.'],
      ['Je suis retard.', 'Je suis en retard.'],
    ],
    right: ['Je suis en vacances.', 'Il est au chômage.', 'Les vacances sont là.'],
  },
]
