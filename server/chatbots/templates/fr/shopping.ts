import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shopping: readonly Template[] = [
  template({
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
  }),
  template({
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
  }),
]
