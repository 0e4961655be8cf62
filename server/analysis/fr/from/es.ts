import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Habits of those whose language is Spanish. */
export const fromSpanish: readonly Rule[] = [
  {
    id: 'fr.from_es.years',
    kind: 'word_choice',
    pattern: '# [années] $',
    better: 'ans',
    why: 'usual',
    wrong: [
      ['J’ai 20 années.', 'J’ai 20 ans.'],
      ['Mon fils a 8 années.', 'Mon fils a 8 ans.'],
      ['Elle a 30 années.', 'Elle a 30 ans.'],
    ],
    right: ['J’ai 20 ans.', 'Il y a des années.', 'Ces années sont loin.'],
  },
  {
    id: 'fr.from_es.personal_a',
    kind: 'extra_word',
    pattern: [
      '!!=rendre =voir|=connaître|=aider|=aimer|=inviter|=visiter|=chercher|=attendre|=écouter|=regarder|=embrasser<verb -part -inf> [à] mon|ma|mes|ton|ta|tes|son|sa|ses',
      '=avoir pas? vu|cherché|aidé|connu [à] mon|ma|mes|ton|ta|tes|son|sa|ses',
    ],
    better: '',
    why: 'no_preposition',
    wrong: [
      ['J’aime à mes parents.', 'J’aime mes parents.'],
      ['Je vois à mon ami.', 'Je vois mon ami.'],
      ['Je connais à ta sœur.', 'Je connais ta sœur.'],
    ],
    right: ['Je parle à mon ami.', 'Je vois mon ami.', 'J’aide mes parents.'],
  },
  {
    id: 'fr.from_es.cold',
    kind: 'false_friend',
    pattern: '=être<verb> [constipé|constipée]',
    better: 'enrhumé',
    why: 'false_friend',
    wrong: [
      ['Je suis constipé.', 'Je suis enrhumé.'],
      ['Il est constipé.', 'Il est enrhumé.'],
      ['Je suis constipé depuis hier.', 'Je suis enrhumé depuis hier.'],
    ],
    right: ['Je suis enrhumé.', 'Le patient constipé boit.', 'Je suis fatigué.'],
  },
  {
    id: 'fr.from_es.heating',
    kind: 'false_friend',
    pattern: ['[la calefaction|caléfaction]', '[calefaction|caléfaction]'],
    better: ({ marked }) => (marked.length === 2 ? 'le chauffage' : 'chauffage'),
    why: 'false_friend',
    wrong: [
      ['Ici, la calefaction ne marche pas.', 'Ici, le chauffage ne marche pas.'],
      ['Où est la calefaction ?', 'Où est le chauffage ?'],
      ['Il n’y a pas de calefaction ici.', 'Il n’y a pas de chauffage ici.'],
    ],
    right: ['Le chauffage ne marche pas.', 'La chaleur est forte.', 'Il n’y a pas de chauffage.'],
  },
  {
    id: 'fr.from_es.long_hair',
    kind: 'false_friend',
    pattern: 'cheveux [larges]',
    better: 'longs',
    why: 'false_friend',
    wrong: [
      ['J’ai les cheveux larges.', 'J’ai les cheveux longs.'],
      ['Elle a les cheveux larges.', 'Elle a les cheveux longs.'],
      ['Mes cheveux larges sont beaux.', 'Mes cheveux longs sont beaux.'],
    ],
    right: ['Les rues sont larges.', 'J’ai les cheveux longs.', 'Des épaules larges.'],
  },
  {
    id: 'fr.from_es.luggage',
    kind: 'false_friend',
    pattern: 'mon|son|ton|notre [équipage]',
    better: 'bagage',
    why: 'false_friend',
    wrong: [
      ['Où est mon équipage ?', 'Où est mon bagage ?'],
      ['J’ai perdu mon équipage.', 'J’ai perdu mon bagage.'],
      ['Prends ton équipage.', 'Prends ton bagage.'],
    ],
    right: ['L’équipage du bateau.', 'Mon bagage est là.', 'Un équipage de huit.'],
  },
  {
    id: 'fr.from_es.in_house',
    kind: 'preposition',
    pattern: '=être|=rester|=manger|=travailler<verb> pas? [en la] maison|ville|rue|plage|cuisine|école',
    better: 'dans la',
    why: 'usual',
    wrong: [
      ['Je mange en la cuisine.', 'Je mange dans la cuisine.'],
      ['Il est en la rue.', 'Il est dans la rue.'],
      ['Je travaille en la ville.', 'Je travaille dans la ville.'],
    ],
    right: ['Je suis dans la rue.', 'En la voyant.', 'En ville.'],
  },
  {
    id: 'fr.from_es.dream_with',
    kind: 'preposition',
    pattern: '=rêver<verb> pas|souvent|toujours? [avec] une|un|mon|ma|mes|toi|lui|la|les',
    better: ({ marked: [word], sentence }) => {
      const next = word && sentence[sentence.indexOf(word) + 1]
      return next?.lower.startsWith('un') ? 'd’' : next?.lower === 'les' ? null : 'de'
    },
    why: 'usual',
    wrong: [
      ['Je rêve avec toi.', 'Je rêve de toi.'],
      ['Elle rêve avec mon chien.', 'Elle rêve de mon chien.'],
      ['Je rêve souvent avec la mer.', 'Je rêve souvent de la mer.'],
    ],
    right: ['Je rêve de toi.', 'Je dors avec toi.', 'Il vit avec une amie.'],
  },
  {
    id: 'fr.from_es.embarrassed',
    kind: 'false_friend',
    pattern: '=être<verb> [embarrassée]',
    better: 'enceinte',
    why: 'false_friend',
    wrong: [
      ['Ma sœur est embarrassée.', 'Ma sœur est enceinte.'],
      ['Elle est embarrassée de trois mois.', 'Elle est enceinte de trois mois.'],
      ['Je suis embarrassée, le bébé arrive en mai.', 'Je suis enceinte, le bébé arrive en mai.'],
    ],
    right: ['Ma sœur est enceinte.', 'Il est embarrassé.', 'Je suis gênée.'],
  },
]
