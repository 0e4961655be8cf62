import type { FormalPhrases } from '#server/practice/languages/phrase-book.ts'

/** What the partner says in French where the school says "vous". */
export const phrases: FormalPhrases = {
  said: {
    no_meaning: [
      'Je ne peux pas expliquer « {word} » ici. Regardez dans un dictionnaire ou demandez en classe.',
      '« {word} » n’est pas dans ma liste. Posez la question en classe.',
    ],
    language_please: ['Restons en français. Vous allez y arriver.', 'Essayez en français, avec des mots simples.'],
    other_language: [
      'Et comment dites-vous cela en français ? Quelques mots suffisent.',
      'Essayez en français. Pas besoin que ce soit parfait.',
    ],
    help: ['Bien sûr, voici un peu d’aide.', 'Avec plaisir, je vais vous aider.'],
    goodbye: [
      'Vous pouvez vous arrêter ici, pas de problème. Sinon, on continue :',
      'Vous pouvez arrêter quand vous voulez. Si vous avez encore une minute, on continue :',
    ],
    silence: ['Je vous écoute.', 'Prenez votre temps. Un mot ou deux suffisent.'],
    nudge: [
      'Pas encore tout à fait. Essayez encore une fois.',
      'Ce n’est pas encore ça. Comment pouvez-vous le dire autrement ?',
      'Regardons cela encore une fois.',
    ],
    hint: ['Un indice : {hint}', 'Voici de quoi vous aider : {hint}'],
    model: ['Vous pouvez dire : « {example} »', 'Par exemple : « {example} »'],
    closing: [
      'Voilà, notre conversation est finie. Merci pour ce bon moment. Terminez-la maintenant pour lire votre bilan.',
      'Nous sommes arrivés au bout. Merci, c’était un plaisir. Vous pouvez terminer maintenant et lire votre bilan.',
    ],
    over: [
      'Nous sommes arrivés au bout. Vous pouvez terminer maintenant.',
      'Notre conversation est finie. Terminez-la pour lire votre bilan.',
    ],
  },
  own: {
    nudge: 'Ce n’est pas encore ça. Essayez encore, avec d’autres mots.',
    partly: 'Une partie y est. Ajoutez ce qui manque.',
    not_understood: 'Relisez la question. Un mot ou deux suffisent pour commencer.',
    other_language: 'Écrivez dans la langue que vous apprenez, s’il vous plaît.',
  },
}
