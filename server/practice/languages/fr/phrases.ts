import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in French; they name neither "tu" nor "vous", as chatbots say either. */
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
      'Merci de la question. Je suis là seulement pour l’exercice.',
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
      'Je ne peux pas expliquer « {word} » ici. Le mieux est de regarder dans un dictionnaire ou de demander en classe.',
      '« {word} » n’est pas dans ma liste. En classe, on pourra l’expliquer.',
    ],
    language_please: ['Restons en français. Ça va aller.', 'Essayons en français, avec des mots simples.'],
    other_language: [
      'Et en français ? Quelques mots suffisent.',
      'On essaie en français ? Pas besoin que ce soit parfait.',
    ],
    help: ['Bien sûr, voici un peu d’aide.', 'Avec plaisir, regardons ensemble.'],
    goodbye: [
      'On peut s’arrêter ici, pas de problème. Ou bien on continue :',
      'On peut finir à tout moment. S’il reste une minute, on continue :',
    ],
    silence: ['J’écoute.', 'Prenons notre temps. Un mot ou deux suffisent.'],
    insult: ['Restons aimables et continuons.', 'Laissons cela et revenons à notre sujet.'],
    who_are_you: [
      'Je suis un exercice guidé de l’école, ni une personne ni une intelligence artificielle.',
      'C’est un exercice guidé de l’école. Il n’y a ici ni personne qui écrit ni intelligence artificielle.',
    ],
    nudge: [
      'Pas encore tout à fait. Essayons encore une fois.',
      'Ce n’est pas encore ça. Et si on le disait autrement ?',
      'Regardons cela encore une fois.',
    ],
    partly: [
      '« {heard} », c’est bien. Il manque encore quelque chose.',
      'Bien, j’ai compris « {heard} ». Et le reste ?',
    ],
    hint: ['Un indice : {hint}', 'Ceci peut aider : {hint}'],
    model: ['On peut dire : « {example} »', 'Par exemple : « {example} »'],
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
      'Voilà, notre conversation est finie. Merci pour ce bon moment. Il ne reste plus qu’à terminer pour lire le bilan.',
      'Nous sommes arrivés au bout. Merci, c’était un plaisir. On peut terminer maintenant et lire le bilan.',
    ],
    over: [
      'Nous sommes arrivés au bout. On peut terminer maintenant.',
      'Notre conversation est finie. Il ne reste plus qu’à terminer pour lire le bilan.',
    ],
  },
  own: {
    nudge: 'Ce n’est pas encore ça. Encore un essai, avec d’autres mots.',
    partly: 'Une partie y est. Il manque encore quelque chose.',
    not_understood: 'Le mieux est de relire la question. Un mot ou deux suffisent pour commencer.',
    other_language: 'Merci d’écrire dans la langue de l’exercice.',
    model: 'Voici une réponse qui aurait convenu. On continue.',
  },
}
