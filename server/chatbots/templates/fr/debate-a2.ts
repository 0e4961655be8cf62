import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Ville ou campagne ?',
  language: 'fr',
  level: 'A2',
  description: 'Où vit-on mieux, en ville ou à la campagne ? Dis ce que tu penses et pourquoi.',
  role: 'Quelqu’un de ton club de français qui aime discuter',
  scenario:
    'C’est la soirée débat au club de français. La question du jour : vit-on mieux en ville ou à la campagne ? Vous en parlez à deux.',
  goals: [
    'Je peux dire ce que je pense.',
    'Je peux donner une raison.',
    'Je peux dire poliment si je suis d’accord.',
    'Je peux comparer deux choses.',
  ],
  grammar: ['le comparatif : mieux, plus calme, moins cher', 'parce que et donc', 'je pense que / je trouve que'],
  vocabulary: words({
    'à mon avis': 'je pense',
    'être d’accord': 'penser la même chose',
    'l’air pur': 'un air propre',
    'le bruit': 'des sons forts',
    'la circulation': 'toutes les voitures dans les rues',
    'la nature': 'les arbres, les animaux, les rivières',
    cher: 'qui coûte beaucoup',
    ennuyeux: 'pas intéressant',
    'l’avantage': 'le bon côté',
    'l’inconvénient': 'le mauvais côté',
    'les transports en commun': 'les bus, les trains et le métro',
    'les commerces': 'les magasins',
  }),
  steps: [
    step(
      'Commençons par toi. Tu habites où, en ville ou à la campagne ?',
      ['ville|campagne|village|habite|vis|centre|mer|près|banlieue|île|ferme|quartier'],
      'Dis où tu habites, et si c’est grand ou petit.',
      'J’habite dans une petite ville au bord de la mer.',
    ),
    step(
      'Et qu’est-ce qui te plaît là-bas ?',
      [],
      'Cite une ou deux bonnes choses.',
      'J’aime l’air pur, et mes amis habitent tout près.',
    ),
    step(
      'Moi, je trouve que la ville est mieux pour les jeunes, parce qu’il y a plus de choses à faire. Tu es d’accord ?',
      [
        'accord|oui|non|pense|trouve|crois|raison|vrai|mais|parce|avis|sûr|peut-être|pas du tout|pas vraiment|pas forcément',
      ],
      'Commence par « Oui, parce que… » ou « Je ne suis pas d’accord, parce que… ».',
      'Je ne suis pas d’accord, parce qu’on peut faire beaucoup de sport à la campagne.',
    ),
    step(
      'Intéressant. Mais la ville a aussi un mauvais côté. Lequel, pour toi ?',
      [
        'bruit|bruyant*|circulation|voiture*|cher*|air|sale|gens|monde|dangereu*|pollution|loyer*|stress|nature|grand*|embouteillage*|loin|vert*',
      ],
      'Pense au bruit, à l’air, aux prix ou aux gens.',
      'Il y a beaucoup de circulation, et les appartements sont chers.',
    ),
    step(
      'Là, tu as raison. Et un inconvénient de la campagne ?',
      [
        'bus|ennuyeu*|magasin*|commerce*|loin|voiture|école*|médecin*|travail|rien|amis|train*|cinéma|internet|transports|seul*|gens|petit*|peu|calme',
      ],
      'Pense aux magasins, aux bus, aux écoles ou au travail.',
      'Il y a peu de bus, et les magasins sont loin.',
    ),
    step(
      'Et les personnes âgées ? À ton avis, où vivent-elles mieux ?',
      [],
      'Dis ce qui est mieux pour elles, et pourquoi.',
      'À mon avis, une petite ville est mieux, parce que c’est calme et qu’il y a des médecins.',
    ),
    step(
      'Tu m’as fait réfléchir. Et dans dix ans, tu voudrais vivre où ?',
      [
        'voudrais|aimerais|vivre|habiter|ville|campagne|village|mer|montagne|ici|étranger|maison|appartement|sais|peut-être|à|en|au|dans',
      ],
      'Dis ton souhait, et donne une raison.',
      'J’aimerais vivre dans un village au bord de la mer, parce que j’adore la nature.',
    ),
  ],
  starters: [
    'Bonsoir ! Quelle est la question du jour ?',
    'Je suis un peu nerveux, mais allons-y.',
    'Bonsoir ! On est ensemble ?',
  ],
  opening_message: 'Bonsoir ! Ce soir, nous débattons tous les deux : ville ou campagne ?',
  correction: 'prompt',
})
