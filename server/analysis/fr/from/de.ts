import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Habits of those whose language is German. */
export const fromGerman: readonly Rule[] = [
  {
    id: 'fr.from_de.on_foot',
    kind: 'preposition',
    pattern: '=aller|=venir|=partir|=rentrer<verb> [au pied] $',
    better: 'à pied',
    why: 'usual',
    wrong: [
      ['Je viens au pied.', 'Je viens à pied.'],
      ['On va au pied.', 'On va à pied.'],
      ['Je rentre au pied.', 'Je rentre à pied.'],
    ],
    right: ['Je viens à pied.', 'J’ai mal au pied.', 'On va au pied de la tour.'],
  },
  {
    id: 'fr.from_de.by_bike',
    kind: 'preposition',
    pattern: '=aller|=venir|=partir|=rentrer<verb> [avec le] vélo $',
    better: 'à',
    why: 'usual',
    wrong: [
      ['Je viens avec le vélo.', 'Je viens à vélo.'],
      ['On va avec le vélo.', 'On va à vélo.'],
      ['Je rentre avec le vélo.', 'Je rentre à vélo.'],
    ],
    right: ['Je viens à vélo.', 'Je joue avec le vélo.', 'Il part avec le vélo de Paul.'],
  },
  {
    id: 'fr.from_de.on_tv',
    kind: 'preposition',
    pattern: '[dans la] télé|télévision $',
    better: 'à la',
    why: 'usual',
    wrong: [
      ['J’ai vu ça dans la télé.', 'J’ai vu ça à la télé.'],
      ['Il y a un film dans la télévision.', 'Il y a un film à la télévision.'],
      ['On regarde le match dans la télé.', 'On regarde le match à la télé.'],
    ],
    right: ['Je l’ai vu à la télé.', 'Dans la maison.', 'La télé est là.'],
  },
  {
    id: 'fr.from_de.school',
    kind: 'false_friend',
    pattern: '=aller<verb> [au gymnase] $',
    better: 'au lycée',
    why: 'false_friend',
    wrong: [
      ['Je vais au gymnase.', 'Je vais au lycée.'],
      ['Ma sœur va au gymnase.', 'Ma sœur va au lycée.'],
      ['Il va au gymnase.', 'Il va au lycée.'],
    ],
    right: ['Le sport est au gymnase.', 'Je vais au lycée.', 'Le gymnase est grand.'],
  },
  {
    id: 'fr.from_de.from_country',
    kind: 'preposition',
    pattern: "=venir<verb> [de l'] allemagne|autriche",
    better: ({ words }) => (words(3).length > 0 ? 'd’' : null),
    why: 'usual',
    wrong: [
      ['Je viens de l’Allemagne.', 'Je viens d’Allemagne.'],
      ['Il vient de l’Autriche.', 'Il vient d’Autriche.'],
      ['Nous venons de l’Allemagne.', 'Nous venons d’Allemagne.'],
    ],
    right: ['Je viens d’Allemagne.', 'Le sud de l’Allemagne.', 'Je viens de Suisse.'],
  },
  {
    id: 'fr.from_de.wait_on',
    kind: 'preposition',
    pattern: "=attendre<verb> pas|encore? [sur] le|la|l'|un|une|mon|ma|mes|toi|lui",
    better: '',
    why: 'no_preposition',
    wrong: [
      ['J’attends sur le bus.', 'J’attends le bus.'],
      ['Nous attendons sur la réponse.', 'Nous attendons la réponse.'],
      ['Il attend sur ma sœur.', 'Il attend ma sœur.'],
    ],
    right: ['J’attends le bus.', 'Le livre est sur la table.', 'Il attend là.'],
  },
  {
    id: 'fr.from_de.comma_that',
    kind: 'extra_word',
    pattern: "=penser|=croire|=espérer|=savoir|=dire|=trouver<verb -inf> [,] que|qu'",
    better: '',
    why: 'no_comma',
    wrong: [
      ['Je crois, que tu as raison.', 'Je crois que tu as raison.'],
      ['Je pense, qu’il vient.', 'Je pense qu’il vient.'],
      ['J’espère, que tu vas bien.', 'J’espère que tu vas bien.'],
    ],
    right: ['Je crois que tu as raison.', 'Oui, que veux-tu ?', 'Tu sais, je dors.'],
  },
  {
    id: 'fr.from_de.verb_second',
    kind: 'word_order',
    pattern: '^ [ce soir|matin <verb pres 1p> nous]',
    better: ({ marked: [first, second, verb, who] }) =>
      verb && who ? `${first?.text} ${second?.text} ${who.text} ${verb.text}` : null,
    why: 'subject_first',
    wrong: [
      ['Ce soir mangeons nous une pizza.', 'Ce soir nous mangeons une pizza.'],
      ['Ce soir regardons nous un film.', 'Ce soir nous regardons un film.'],
      ['Ce matin allons nous au parc.', 'Ce matin nous allons au parc.'],
    ],
    right: ['Ce soir nous mangeons.', 'Ce soir, mangeons !', 'Que mangeons-nous ce soir ?'],
  },
]
