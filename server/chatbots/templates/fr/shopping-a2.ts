import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Acheter une veste',
  language: 'fr',
  level: 'A2',
  description: 'Tu as besoin d’une veste chaude. Dis ce que tu cherches, essaie-la et paie.',
  role: 'Vendeuse dans un magasin de vêtements à Québec',
  scenario:
    'L’hiver arrive, et tu n’as que des vêtements légers. Tu entres dans un magasin et tu regardes les vestes. Une vendeuse vient t’aider.',
  goals: [
    'Je peux dire ce que je voudrais acheter.',
    'Je peux parler de couleurs, de tailles et de prix.',
    'Je peux dire si un vêtement me va.',
    'Je peux demander autre chose.',
  ],
  grammar: ['ce, cette, ces', 'le comparatif : plus chaud, moins cher', 'trop petit / assez grand'],
  vocabulary: words({
    'la veste': 'un vêtement plus court qu’un manteau',
    'la taille': 'petit, moyen ou grand',
    essayer: 'mettre un vêtement pour voir s’il va',
    'la cabine': 'là où l’on essaie les vêtements',
    aller: 'être de la bonne taille',
    serré: 'trop petit et près du corps',
    large: 'trop grand sur les côtés',
    'la laine': 'elle vient du mouton et tient chaud',
    'la poche': 'on y met ses mains ou ses clés',
    'en solde': 'moins cher que d’habitude',
    'la caisse': 'là où l’on paie',
    échanger: 'rendre un article et en prendre un autre',
  }),
  steps: [
    step(
      'Qu’est-ce que vous cherchez ?',
      ['veste|manteau|chaud*|hiver|vêtement*|quelque chose|pull|cherche|besoin'],
      'Dis ce que tu veux : « Je cherche… ».',
      'Je cherche une veste chaude pour l’hiver.',
    ),
    step(
      'Nous en avons beaucoup. De quelle couleur ?',
      [
        'noir*|bleu*|rouge|vert*|jaune|blanc*|gris*|marron|brun*|orange|rose|violet*|foncé*|clair*|couleur|égal|beige|importe',
      ],
      'Nomme une ou deux couleurs.',
      'Bleu foncé ou vert, s’il vous plaît.',
    ),
    step(
      'Et vous faites quelle taille ?',
      ['petit*|moyen*|grand*|s|m|l|xl|xs|#|taille|sais|crois|medium|large'],
      'Dis S, M, L ou un nombre.',
      'Je crois que je fais du M.',
    ),
    step(
      'Regardez, celle-ci est très chaude et elle a de grandes poches. Vous voulez l’essayer ?',
      ['oui|essay*|veux|voudrais|où|cabine|non|autre|peux|volontiers|accord|bien sûr'],
      'Dis oui, et demande où.',
      'Oui, volontiers. Où est la cabine ?',
    ),
    step(
      'Là-bas, à gauche. Alors, elle vous va ?',
      [
        'grand*|petit*|serré*|large|long*|court*|bien|va|parfait*|super|chaud*|confortable|plaît|trop|jolie|mal|oui|non|pile|juste',
      ],
      'Dis si elle est trop grande, trop petite ou parfaite.',
      'Elle est un peu serrée. Vous l’avez en L ?',
    ),
    step(
      'Je regarde… Désolée, dans cette couleur, il n’y a pas d’autre taille, seulement en rouge. Ou cette veste grise, moins chère. Qu’en pensez-vous ?',
      ['rouge|gris*|chère|cher|prends|celle|autre|aucune|non|les deux|combien|prix|plaît|préfère|cette'],
      'Choisis-en une, ou demande le prix.',
      'Je prends la grise. Elle coûte combien ?',
    ),
    step(
      'Elle est en solde : soixante-neuf dollars. Vous avez besoin d’autre chose ?',
      [
        'non|oui|c’est tout|tout|merci|sac|gants|bonnet|tuque|écharpe|foulard|paie|payer|carte|espèces|caisse|besoin|rien|échanger|pantalon|chaussettes',
      ],
      'Dis que c’est tout, ou demande autre chose.',
      'Non, c’est tout, merci. Je peux payer par carte ?',
    ),
  ],
  starters: ['Bonjour ! Vous pouvez m’aider ?', 'Bonjour, je regarde seulement.', 'Bonjour. Où sont les vestes ?'],
  opening_message: 'Bonjour et bienvenue ! Il commence à faire froid, n’est-ce pas ?',
  correction: 'prompt',
})
