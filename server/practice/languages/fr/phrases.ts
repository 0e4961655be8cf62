import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in French. What may be said in a role names neither "tu" nor "vous"; the rest has formal words, too: `formal/fr.ts`. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Bien dit.',
      'C’est très clair.',
      'Très bien dit.',
      'Bien formulé.',
      'On comprend très bien.',
      'C’est bien expliqué.',
      'C’est très bien dit.',
      'Très bien formulé.',
      'On comprend tout.',
    ],
    and_you: [
      'C’est gentil de demander. Moi, je joue seulement un rôle.',
      'Merci de poser la question. Je suis là seulement pour l’exercice.',
    ],
    greeting: ['Bonjour.', 'Bonjour et bienvenue.', 'Bonjour, quel plaisir.'],
    how_are_you: ['Très bien, merci.', 'Tout va bien, c’est gentil de demander.'],
    thanks: ['De rien.', 'Avec plaisir.', 'Il n’y a pas de quoi.'],
    yes_no: ['D’accord. Et avec quelques mots de plus ?', 'Bien. Et avec une phrase complète ?'],
    not_understood: [
      'Pas de problème, ça arrive.',
      'Ce n’est pas grave. On regarde ensemble.',
      'Pas de souci, on a le temps.',
    ],
    repeat: ['Bien sûr, je répète.', 'Volontiers, encore une fois.'],
    meaning: ['« {word} », ça veut dire : {meaning}.', 'Bonne question. « {word} », c’est : {meaning}.'],
    no_meaning: [
      'Je ne peux pas expliquer « {word} » ici. Regarde dans un dictionnaire ou demande en classe.',
      '« {word} » n’est pas dans ma liste. Pose la question en classe.',
    ],
    language_please: ['Restons en français. Tu vas y arriver.', 'Essaie en français, avec des mots simples.'],
    other_language: [
      'Et comment dis-tu cela en français ? Quelques mots suffisent.',
      'Essaie en français. Pas besoin que ce soit parfait.',
    ],
    help: ['Bien sûr, voici un peu d’aide.', 'Avec plaisir, je vais t’aider.'],
    goodbye: [
      'Tu peux t’arrêter ici, pas de problème. Sinon, on continue :',
      'Tu peux arrêter quand tu veux. Si tu as encore une minute, on continue :',
    ],
    silence: ['Je t’écoute.', 'Prends ton temps. Un mot ou deux suffisent.'],
    insult: ['Restons aimables et continuons.', 'Laissons cela et revenons à notre sujet.'],
    who_are_you: [
      'Je suis un exercice guidé de l’école, ni une personne ni une intelligence artificielle.',
      'C’est un exercice guidé de l’école. Il n’y a ici ni personne qui écrit ni intelligence artificielle.',
    ],
    nudge: [
      'Pas encore tout à fait. Essaie encore une fois.',
      'Ce n’est pas encore ça. Comment peux-tu le dire autrement ?',
      'Regardons cela encore une fois.',
    ],
    partly: [
      '« {heard} », c’est bien. Il manque encore quelque chose.',
      'Bien, j’ai compris « {heard} ». Et le reste ?',
    ],
    hint: ['Un indice : {hint}', 'Voici de quoi t’aider : {hint}'],
    model: ['Tu peux dire : « {example} »', 'Par exemple : « {example} »'],
    go_on: ['Ce n’est pas grave, on continue.', 'Pas de souci. Continuons.'],
    recast: ['Ah, « {right} », je vois.', 'Donc « {right} », d’accord.', 'Bon, « {right} », très bien.'],
    mistake: ['On écrit « {better} », et non « {written} ».', 'Un détail : « {written} » s’écrit « {better} ».'],
    foreign_words: ['Comment dit-on « {written} » en français ?', '« {written} » : et en français ?'],
    more: [
      'J’aimerais en savoir plus.',
      'Intéressant. Quoi d’autre ?',
      'Et pourquoi ?',
      'Un exemple, peut-être ?',
      'Et ensuite, que s’est-il passé ?',
      'Et quel effet est-ce que ça fait ?',
      'Et les autres, qu’est-ce qu’ils en disent ?',
      'De quoi parle-t-on maintenant ?',
    ],
    closing: [
      'Voilà, notre conversation est finie. Merci pour ce bon moment. Termine-la maintenant pour lire ton bilan.',
      'Nous sommes arrivés au bout. Merci, c’était un plaisir. Tu peux terminer maintenant et lire ton bilan.',
    ],
    over: [
      'Nous sommes arrivés au bout. Tu peux terminer maintenant.',
      'Notre conversation est finie. Termine-la pour lire ton bilan.',
    ],
  },
  own: {
    nudge: 'Ce n’est pas encore ça. Essaie encore, avec d’autres mots.',
    partly: 'Une partie y est. Ajoute ce qui manque.',
    not_understood: 'Relis la question. Un mot ou deux suffisent pour commencer.',
    other_language: 'Écris dans la langue que tu apprends, s’il te plaît.',
    model: 'Voici une réponse qui aurait convenu. On continue.',
  },
}
