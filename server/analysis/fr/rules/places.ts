import type { Rule } from '#server/analysis/grammar/rule.ts'
import { genderOf, isNoun, isOpen, isVerb, numberOf, subjects, spelt } from '#server/analysis/fr/match.ts'

/** Articles before places, and what one does. */
export const places: readonly Rule[] = [
  {
    id: 'fr.article.school',
    kind: 'missing_word',
    pattern: [
      '=aller|=être|=étudier|=arriver<verb> pas? [à école|université|hôpital|hôtel|église|aéroport]',
      '=aller|=être|=arriver<verb> pas? [à gare|plage|piscine|maison|bibliothèque|banque|poste|montagne|boulangerie|mer]',
      '=aller|=être|=arriver<verb> pas? [à cinéma|marché|parc|supermarché|restaurant|travail|théâtre|lycée|collège|bureau]',
    ],
    better: ({ marked: [, noun] }) =>
      !noun
        ? null
        : isOpen(noun)
          ? `à l’${spelt(noun)}`
          : genderOf(noun) === 'fem'
            ? `à la ${spelt(noun)}`
            : `au ${spelt(noun)}`,
    why: 'place_article',
    wrong: [
      ['Je vais à école en bus.', 'Je vais à l’école en bus.'],
      ['Elle est à plage.', 'Elle est à la plage.'],
      ['On va à cinéma.', 'On va au cinéma.'],
    ],
    right: ['Je vais à l’école.', 'Il va à Paris.', 'Je suis à la maison.'],
  },
  {
    id: 'fr.article.to_the',
    kind: 'article',
    pattern: ['[à|de la <noun masc sg -fem>]', '[au|du <noun fem sg -masc>]'],
    better: ({ marked }) => {
      const noun = marked.at(-1)
      const gender = genderOf(noun)
      if (!noun || !isNoun(noun) || isVerb(noun) || !gender || numberOf(noun) !== 'sg' || /^\p{Lu}/u.test(noun.text))
        return null
      const isTo = /^(?:à|au)$/.test(marked[0]?.lower ?? '')
      const own = isOpen(noun)
        ? isTo
          ? 'à l’'
          : 'de l’'
        : gender === 'masc'
          ? isTo
            ? 'au '
            : 'du '
          : isTo
            ? 'à la '
            : 'de la '
      const better = own + spelt(noun)
      return better.replace(/ .*/, '') === marked[0]?.lower && marked.length === 2 ? null : better
    },
    why: 'gender',
    wrong: [
      ['On va à la cinéma.', 'On va au cinéma.'],
      ['Je bois de la café.', 'Je bois du café.'],
      ['J’ai acheté du eau.', 'J’ai acheté de l’eau.'],
      ['Je vais au plage.', 'Je vais à la plage.'],
    ],
    right: ['On va au cinéma.', 'Je bois du café.', 'Je vais à la plage.', 'De la mode.'],
  },
  {
    id: 'fr.article.hate_partitive',
    kind: 'article',
    pattern:
      `${subjects} ne|n'? =aimer|=adorer|=détester|=préférer<verb pres> pas|bien|beaucoup? [du|de la|l' <noun>]`.replace(
        "[du|de la|l'",
        "[de la|l'",
      ),
    better: ({ marked: [, article, noun] }) =>
      isNoun(noun) && article ? `${article.lower === 'la' ? 'la ' : 'l’'}${spelt(noun)}` : null,
    why: 'like',
    wrong: [
      ['Je déteste de la soupe.', 'Je déteste la soupe.'],
      ['J’adore de l’ananas.', 'J’adore l’ananas.'],
      ['Il aime de la salade.', 'Il aime la salade.'],
    ],
    right: ['Je déteste la soupe.', 'Je mange de la soupe.', 'J’aime l’eau.'],
  },
  {
    id: 'fr.article.do_sport',
    kind: 'missing_word',
    pattern:
      '<pron subj> =faire<verb pres> pas|souvent|aussi? [sport|ski|vélo|yoga|judo|tennis|natation|danse|musique|théâtre]',
    better: ({ marked: [noun], sentence }) => {
      if (!noun || sentence.some(({ lower }) => lower === 'pas')) return null
      return `${genderOf(noun) === 'fem' ? 'de la' : 'du'} ${spelt(noun)}`
    },
    why: 'partitive',
    wrong: [
      ['Je fais sport le lundi.', 'Je fais du sport le lundi.'],
      ['Il fait ski en hiver.', 'Il fait du ski en hiver.'],
      ['Elle fait natation.', 'Elle fait de la natation.'],
    ],
    right: ['Je fais du sport.', 'Il fait beau.', 'Elle fait de la natation.'],
  },
]
