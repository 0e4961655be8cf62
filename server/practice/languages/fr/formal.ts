import type { FormalPhrases } from '#server/practice/languages/phrase-book.ts'

export const phrases: FormalPhrases = {
  said: {},
  coach: {
    nudge: 'Ce n’est pas encore ça. Essayez encore avec d’autres mots.',
    partly: '« {heard} », c’est juste. Ajoutez ce qui manque.',
    not_understood: 'Relisez la question. Un mot ou deux suffisent pour commencer.',
    other_language: 'Écrivez dans la langue que vous apprenez, s’il vous plaît.',
    model: 'Vous pouvez dire : « {example} »',
    no_meaning: 'Je ne peux pas expliquer « {word} ». Regardez dans un dictionnaire ou demandez en classe.',
    no_way_to_say: 'Je ne sais pas comment dire « {word} » ici. Essayez avec d’autres mots ou demandez en classe.',
    finish: 'Vous pouvez terminer maintenant.',
  },
}
