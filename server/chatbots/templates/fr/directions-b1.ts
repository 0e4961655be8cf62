import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Perdu en allant à une fête',
  language: 'fr',
  level: 'B1',
  description: 'Tu vas à une fête et tu t’es perdu. Décris où tu es et laisse-toi guider au téléphone.',
  role: 'Un ami qui donne une fête à Liège, au téléphone',
  scenario:
    'Tu es descendu du bus trop tôt, et la carte ne charge pas. La nuit tombe. Ton ami connaît bien le quartier, mais il doit d’abord savoir où tu es.',
  goals: [
    'Je peux décrire l’endroit où je suis.',
    'Je peux expliquer comment je suis arrivé là.',
    'Je peux suivre et vérifier un chemin.',
    'Je peux choisir entre deux chemins.',
  ],
  grammar: ['le passé composé avec être', 'les prépositions de lieu', 'les questions indirectes : Tu sais si… ?'],
  vocabulary: words({
    'descendre du bus': 'quitter le bus',
    'rater l’arrêt': 'ne pas descendre où il fallait',
    'le rond-point': 'une place ronde où des rues se rencontrent',
    'l’impasse': 'une rue qui ne mène nulle part',
    vers: 'en direction de',
    'faire demi-tour': 'repartir par où l’on est venu',
    'venir chercher': 'aller prendre quelqu’un quelque part',
    'le trottoir': 'là où l’on marche, à côté de la rue',
    'le carrefour': 'là où deux rues se croisent',
    sonner: 'appuyer sur le bouton de la porte',
    reconnaître: 'savoir ce que c’est parce qu’on l’a déjà vu',
    sombre: 'sans lumière',
  }),
  steps: [
    step(
      'Dis-moi ce que tu vois autour de toi.',
      [
        'vois|y a|rue|magasin|église|parc|maison*|immeuble|gare|pont|arbre*|supermarché|école|restaurant|panneau|place|cinéma|banque|rivière|fleuve|tour|pharmacie|café',
      ],
      'Décris deux choses : « À ma gauche, il y a…, et… ».',
      'À ma gauche, il y a un grand parc, et au coin un vieux cinéma.',
    ),
    step(
      'Je crois que je vois où c’est. Comment es-tu arrivé là ?',
      ['bus|train|march*|pris|venu*|allé*|pied|taxi|descendu*|tromp*|arrêt|vélo|tôt|tram|arrivé*'],
      'Raconte ton chemin : « J’ai pris…, puis je suis… ».',
      'J’ai pris le bus et je suis descendu trop tôt. Puis j’ai marché dix minutes.',
    ),
    step(
      'Alors tu es parti du mauvais côté. Tu peux retourner à l’arrêt, ou passer par le parc : c’est plus court, mais sombre. Qu’est-ce que tu préfères ?',
      ['parc|retourn*|arrêt|court|sombre|préfère|sûr*|premi*|deuxième|lumière|chemin|demi-tour|revenir'],
      'Choisis, et dis pourquoi.',
      'Je préfère retourner à l’arrêt, parce que le parc est trop sombre.',
    ),
    step(
      'C’est plus sage. De l’arrêt, va vers la tour jusqu’à un rond-point, et prends la deuxième rue à droite. Tu peux répéter ?',
      ['tour|rond-point', 'deuxième|droite'],
      'Répète la tour, le rond-point et la rue.',
      'Je vais vers la tour jusqu’au rond-point, et je prends la deuxième rue à droite.',
    ),
    step(
      'Exactement. Et qu’est-ce que tu feras si tu te perds encore ?',
      ['appel*|demand*|quelqu|retour*|taxi|message|carte|magasin|encore|téléphon*|écri*'],
      'Utilise « Si je me perds, … ».',
      'Si je me perds encore, je t’appelle ou je demande à quelqu’un.',
    ),
    step(
      'Mon frère peut aussi venir te chercher à vélo. Qu’en penses-tu ?',
      [],
      'Accepte ou refuse poliment, avec une raison.',
      'C’est gentil, mais ce n’est pas la peine. Je vais trouver maintenant.',
    ),
    step(
      'Comme tu veux. Encore une chose : la sonnette ne marche pas. Comment tu nous préviens que tu es là ?',
      ['appel*|message|écri*|frapp*|porte|cri*|fenêtre|téléphone|envoie|toque|sms'],
      'Pense à ton téléphone ou à la porte.',
      'Je vous envoie un message, ou je frappe à la porte.',
    ),
  ],
  starters: [
    'Allô, c’est moi. Je me suis perdu !',
    'Tu m’entends ? J’ai besoin de ton aide.',
    'Désolé, je vais être en retard.',
  ],
  opening_message: 'Allô ! On commençait à s’inquiéter. Pas de panique, je te guide.',
  correction: 'prompt',
})
