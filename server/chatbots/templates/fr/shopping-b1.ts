import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Rapporter un article',
  language: 'fr',
  level: 'B1',
  description: 'Le casque que tu as acheté ne marche plus. Rapporte-le au magasin et obtiens une solution juste.',
  role: 'Employé du service après-vente d’un magasin d’électronique à Lille',
  scenario:
    'Tu as acheté un casque audio la semaine dernière, et il ne marche plus depuis hier. Tu as la boîte, mais tu ne trouves pas le ticket de caisse.',
  goals: [
    'Je peux expliquer ce qui ne marche pas.',
    'Je peux dire quand et comment j’ai acheté l’article.',
    'Je peux dire ce que je souhaite.',
    'Je peux réagir quand on me dit d’abord non.',
  ],
  grammar: ['le passé composé', 'ne… plus', 'le conditionnel : j’aimerais mieux…', 'pourtant et quand même'],
  vocabulary: words({
    'le casque': 'on le met sur les oreilles pour écouter de la musique',
    'la batterie': 'elle donne de l’énergie à un appareil',
    charger: 'remplir une batterie',
    'la garantie': 'la promesse de réparer ou d’échanger',
    défectueux: 'qui a un défaut',
    échanger: 'donner un article et en recevoir un autre',
    'le ticket de caisse': 'le papier que l’on reçoit quand on paie',
    'le bon d’achat': 'un papier pour payer dans le magasin',
    'le relevé bancaire': 'la liste de ce que l’on a payé',
    'faire tomber': 'laisser quelque chose aller par terre',
    'la réparation': 'le travail pour faire marcher de nouveau',
    'en rupture de stock': 'il n’y en a plus',
  }),
  steps: [
    step(
      'Que puis-je faire pour vous ?',
      ['casque|acheté|marche|fonctionne|cassé|rendre|rapport*|problème|défectueux|échanger|son|charge*|plus|panne'],
      'Dis ce que tu as acheté, et quel est le problème.',
      'J’ai acheté ce casque la semaine dernière, et il ne marche plus.',
    ),
    step(
      'D’accord. Que se passe-t-il exactement quand vous l’allumez ?',
      [],
      'Décris : « Quand je l’allume, … ».',
      'Quand je l’allume, la lumière devient rouge, mais il n’y a aucun son.',
    ),
    step(
      'Est-ce que la batterie est chargée ? Et est-il tombé, par hasard ?',
      ['chargé*|batterie|tombé|tomber|oui|non|jamais|déjà|attention|heures|nuit|toute'],
      'Réponds aux deux questions.',
      'Je l’ai chargée toute la nuit, et il n’est jamais tombé.',
    ),
    step(
      'Très bien. Il me faut le ticket de caisse, s’il vous plaît.',
      ['ticket|perdu|trouve|pas|désolé*|maison|mail|relevé|banque|carte|boîte|voici|oui|jeté|payé|facture|preuve'],
      'Explique que tu ne le trouves pas, et propose autre chose.',
      'Je suis désolé, je ne le trouve pas, mais j’ai la boîte et j’ai payé par carte.',
    ),
    step(
      'Sans ticket, je ne peux normalement rien reprendre. Quand l’avez-vous acheté, et comment avez-vous payé ?',
      [
        'semaine|jour*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|dernier*|#|carte|espèces|relevé|banque|téléphone|application|payé|il y a',
      ],
      'Dis le jour et comment tu as payé. Y a-t-il une autre preuve ?',
      'Vendredi dernier, par carte. Je peux vous montrer mon relevé sur mon téléphone.',
    ),
    step(
      'Cela me suffit. Je pourrais l’envoyer en réparation, il faut compter trois semaines. Cela vous convient ?',
      [
        'non|pas|long*|trois|neuf|nouveau|échang*|rembours*|argent|mieux|préfér*|besoin|oui|convient|accord|garantie|défectueux|si',
      ],
      'Dis ce que tu aimerais mieux, et pourquoi.',
      'Trois semaines, c’est trop long. J’aimerais mieux un casque neuf, parce que j’en ai besoin tous les jours.',
    ),
    step(
      'Je vérifie. Ce modèle est en rupture de stock. Je peux vous donner un bon d’achat ou vous rembourser. Que choisissez-vous ?',
      ['rembours*|argent|bon|autre|aucun|modèle|carte|espèces|choisis|préfère|prends|voudrais'],
      'Choisis, et donne une raison.',
      'Je préfère être remboursé, parce que je n’ai besoin de rien d’autre ici.',
    ),
    step(
      'Entendu. L’argent sera sur votre compte dans trois jours. Autre chose ?',
      [],
      'Remercie, ou demande par exemple un papier qui le confirme.',
      'Pourriez-vous me donner une confirmation, s’il vous plaît ? Et merci pour votre aide.',
    ),
  ],
  starters: [
    'Pardon, c’est ici le service après-vente ?',
    'Bonjour. J’ai un problème avec un article.',
    'Bonjour, je voudrais rapporter quelque chose.',
  ],
  opening_message: 'Bonjour. Vous êtes au bon guichet.',
  correction: 'prompt',
})
