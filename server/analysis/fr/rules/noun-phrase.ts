import type { Word } from '#server/analysis/analysed.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import {
  agreeing,
  determiner,
  determinerOf,
  genderOf,
  isNoun,
  isVerb,
  numberOf,
  spelt,
} from '#server/analysis/fr/match.ts'

const colours =
  'rouge|bleu|bleue|vert|verte|noir|noire|blanc|blanche|jaune|gris|grise|rouges|bleus|bleues|verts|vertes|noirs|noires|blancs|blanches|jaunes|grises|violettes'

const months = /^(?:janvier|février|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/

// "La grande fait …", "une grande double": the adjective stands for the noun.
const roomOrVerb = ({ lower }: Word) => /^(?:double|simple|fait|coûte)$/.test(lower)

/** Article, adjective and noun. */
export const nounPhrase: readonly Rule[] = [
  {
    id: 'fr.agreement.determiner',
    kind: 'agreement',
    pattern: [
      '[<det masc sg> <noun fem>]',
      '[<det fem sg> <noun masc>]',
      '[<det sg> <noun pl>]',
      '[<det pl> <noun sg -pl>]',
    ],
    better: ({ marked: [own, noun], sentence, at }) => {
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      if (!own || !isNoun(noun) || !gender) return null
      // "Une chambre simple ou une double"
      if (/^(?:double|simple|juste|super|pire)$/.test(noun.lower)) return null
      const isPronoun = /^(?:le|la|les|leur|notre|votre)$/.test(own.lower)
      if (isPronoun && isVerb(noun) && !isSubjectPlace(sentence, at)) return null
      const lemma = determinerOf(own)
      const isPlural = /^(?:les|des|ces|mes|tes|ses|nos|vos|leurs|quels|quelles)$/.test(own.lower)
      const written = isPlural ? 'pl' : 'sg'
      // What ends in s may be both, and "des" may be "de les".
      if (!number || (number === 'sg' && /[sxz]$/.test(noun.lower))) {
        return isPlural ? null : replace(determiner(lemma, gender, 'sg', noun), own.text, noun.text)
      }
      // "Les Paul et Marie", "trois quarts", "un deux-pièces".
      if (/^\p{Lu}/u.test(noun.text) && at > 0) return null
      if (sentence[at - 1]?.lower === 'de' && own.lower === 'le') return null
      if (written === 'sg' && number === 'pl') return null
      // "Les pomme": the noun lacks its s.
      if (written === 'pl' && number === 'sg') return null
      return replace(determiner(lemma, gender, number, noun), own.text, noun.text)
    },
    why: 'gender',
    wrong: [
      ['C’est le maison de Paul.', 'C’est la maison de Paul.'],
      ['La problème est grave.', 'Le problème est grave.'],
      ['Je cherche un voiture.', 'Je cherche une voiture.'],
      ['Mon mère est ici.', 'Ma mère est ici.'],
    ],
    right: [
      'La mode est belle.',
      'Le mode est bon.',
      'Je la vois.',
      'Mon amie est là.',
      'Un après-midi.',
      'Le prix est bas.',
      'Il les porte.',
    ],
  },
  {
    id: 'fr.agreement.noun_plural',
    kind: 'agreement',
    pattern: [
      'les|des|ces|mes|tes|ses|nos|vos|leurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|plusieurs|quelques [<noun sg -pl>]',
      '# [<noun sg -pl>]',
    ],
    better: ({ marked: [noun], form, sentence, at, word }) => {
      if (!isNoun(noun) || months.test(noun.lower) || /[sxz]$/.test(noun.lower) || /^\p{Lu}/u.test(noun.text))
        return null
      if (isVerb(noun) && /^(?:les|leurs)$/.test(word(0))) return null
      const number = sentence[at]
      if (number?.kind === 'number' && !/^(?:[2-9]|[1-9]\d)$/.test(number.text)) return null
      if (
        !/^(?:euro|degré)$/.test(noun.lower) &&
        number?.kind === 'number' &&
        !/^(?:an|jour|mois|heure|minute|semaine|personne|enfant|frère|sœur|chat|chien|euro|fois|année|ami|amie|livre|pomme)$/.test(
          noun.lower,
        )
      )
        return null
      return form(noun, 'noun sg → noun pl') || null
    },
    why: 'plural',
    wrong: [
      ['J’ai deux frère.', 'J’ai deux frères.'],
      ['Les voiture sont chères.', 'Les voitures sont chères.'],
      ['J’ai 20 an.', 'J’ai 20 ans.'],
      ['Tous les jour, je cours.', 'Tous les jours, je cours.'],
    ],
    right: [
      'Je les aide.',
      'Trois fois par jour.',
      'J’ai deux prix.',
      'Le 12 mai.',
      'Les Martin sont là.',
      'Je prends le bus 12 place Bellecour.',
    ],
  },
  {
    id: 'fr.agreement.noun_singular',
    kind: 'agreement',
    pattern: ['chaque [<noun pl>]', '!!et un|une|mon|ma|ton|ta|son|sa|cette [<noun pl -sg>]'],
    better: ({ marked: [noun], form, word }) => {
      if (
        !isNoun(noun) ||
        /^(?:partis|gens|vacances|yeux|parents|cheveux|lunettes|toilettes|grands-parents|fois|fils)$/.test(noun.lower)
      )
        return null
      const gender = genderOf(noun)
      const own = word(0) || word(1)
      const isFitting = /^(?:un|mon|ton|son)$/.test(own) ? gender === 'masc' : gender === 'fem'
      return own === 'chaque' || isFitting ? form(noun, 'noun pl → noun sg') || null : null
    },
    why: 'singular',
    wrong: [
      ['Chaque jours, je cours.', 'Chaque jour, je cours.'],
      ['J’ai une voitures.', 'J’ai une voiture.'],
      ['C’est mon problèmes.', 'C’est mon problème.'],
    ],
    right: ['Chaque fois, il rit.', 'Un bus arrive.', 'Mon fils est grand.', 'Un mois passe.'],
  },
  {
    id: 'fr.agreement.possessive_plural',
    kind: 'agreement',
    pattern:
      '[mon|ma|ton|ta|son|sa|notre|votre|leur|ce|cette|le|la parents|amis|amies|vacances|enfants|cheveux|yeux|grands-parents|gens|copains|copines|frères|sœurs]',
    better: ({ marked: [own, noun] }) => {
      if (!own || !noun) return null
      return replace(determiner(determinerOf(own), 'masc', 'pl', noun), own.text, noun.text)
    },
    why: 'number',
    wrong: [
      ['Mon parents sont gentils.', 'Mes parents sont gentils.'],
      ['J’aime le vacances.', 'J’aime les vacances.'],
      ['La gens sont sympas.', 'Les gens sont sympas.'],
    ],
    right: ['Mes parents sont là.', 'Je leur parle.', 'Les gens sont là.'],
  },
  {
    id: 'fr.agreement.adjective_after',
    kind: 'agreement',
    pattern: "<det> <noun> très|trop|assez|plus|si|vraiment|aussi? [<adj>] !de|d'|marine|clair|foncé|ciel",
    better: (match) => {
      const [noun] = match.words(1)
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      const [word] = match.marked
      const isSafe =
        isNoun(noun) &&
        !isVerb(noun) &&
        !isVerb(word) &&
        !/^(?:gens|chose|fois|personne)$/.test(noun.lower) &&
        !/^(?:tou(?:te?s?|s)|seule?s?|contente?s?|(?:heur|furi)eu(?:x|ses?)|fi(?:er|ère)s?|tristes?|malades?|fatiguée?s?|tranquilles?|debout|ensemble)$/.test(
          word?.lower ?? '',
        )
      const isPlural = match.words(0)[0]?.readings.some(({ tags }) => tags.has('det') && tags.has('pl')) ? 'pl' : 'sg'
      return isSafe &&
        gender &&
        (number === isPlural || isPlural === 'pl') &&
        word?.readings.every(({ tags }) => tags.has('adj') || tags.has('noun') || tags.has('part'))
        ? agreeing(match, word, gender, isPlural)
        : null
    },
    why: 'adjective',
    wrong: [
      ['J’ai une maison grand.', 'J’ai une maison grande.'],
      ['C’est une fille très intelligent.', 'C’est une fille très intelligente.'],
      ['J’aime les films français et les chansons français.', 'J’aime les films français et les chansons françaises.'],
      ['J’ai une voiture noir.', 'J’ai une voiture noire.'],
    ],
    right: [
      'J’ai une maison rouge.',
      'Un homme âgé.',
      'Une robe marron.',
      'Des gens sympas.',
      'Une fille super.',
      'Je me suis coupé les cheveux toute seule.',
    ],
  },
  {
    id: 'fr.agreement.adjective_before',
    kind: 'agreement',
    pattern: [
      '<det> [=petit|=grand|=bon|=joli|=gros|=premier|=dernier|=mauvais|=nouveau|=beau|=vieux|=meilleur|=long|=seul|=cher<adj>] <noun>',
      '<num> [=petit|=grand|=bon|=joli|=gros|=premier|=dernier|=mauvais|=nouveau|=beau|=vieux|=meilleur|=long|=seul|=cher<adj>] <noun pl>',
    ],
    better: (match) => {
      const [noun] = match.words(2)
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      if (!isNoun(noun) || !gender || !number || roomOrVerb(noun)) return null
      return agreeing(match, match.marked[0], gender, number)
    },
    why: 'adjective',
    wrong: [
      ['J’ai une petit sœur.', 'J’ai une petite sœur.'],
      ['C’est une bon idée.', 'C’est une bonne idée.'],
      ['Mes nouveau voisins sont là.', 'Mes nouveaux voisins sont là.'],
    ],
    right: ['J’ai une petite sœur.', 'Un bon ami.', 'Le premier ministre.', 'Un bel homme.', 'Les vieux livres.'],
  },
  {
    id: 'fr.agreement.determiner_adjective',
    kind: 'agreement',
    pattern:
      '[un|une|le|la|mon|ma|ton|ta|son|sa|ce|cette] =petit|=grand|=bon|=joli|=gros|=premier|=dernier|=mauvais|=nouveau|=beau|=vieux|=meilleur|=autre|=même<adj> <noun sg>',
    better: ({ marked: [own], words }) => {
      const [noun, adjective] = [words(2)[0], words(1)[0]]
      const gender = genderOf(noun)
      if (!own || !adjective || !isNoun(noun) || !gender || roomOrVerb(noun)) return null
      const better = determiner(determinerOf(own), gender, 'sg', adjective).trim()
      return better === own.lower || better.endsWith('’') || better === 'cet' ? null : better
    },
    why: 'gender',
    wrong: [
      ['C’est un bonne idée.', 'C’est une bonne idée.'],
      ['C’est la premier jour.', 'C’est le premier jour.'],
      ['J’ai une petit problème.', 'J’ai un petit problème.'],
    ],
    right: ['Mon autre sœur.', 'Une bonne idée.', 'La même chose.', 'Ma petite amie.'],
  },
  {
    id: 'fr.word_order.colour',
    kind: 'word_order',
    pattern: `<det> [${colours} <noun>]`,
    better: ({ marked: [colour, noun] }) =>
      isNoun(noun) && !isVerb(noun) && colour ? `${spelt(noun)} ${colour.text}` : null,
    why: 'colour',
    wrong: [
      ['J’ai une rouge voiture.', 'J’ai une voiture rouge.'],
      ['Il porte un noir pantalon.', 'Il porte un pantalon noir.'],
      ['J’aime les blanches fleurs.', 'J’aime les fleurs blanches.'],
    ],
    right: ['J’ai une voiture rouge.', 'Le rouge est beau.', 'Un pantalon noir.'],
  },
]

// "La voyage était long": no pronoun stands at the beginning before a noun with its verb.
const isSubjectPlace = (sentence: readonly Word[], at: number) => at === 0 && isVerb(sentence[at + 2])

function replace(better: string, own: string, noun: string): string | null {
  return better === '' || better.trim() === own.toLowerCase() ? null : better + noun
}
