import type { ActRule } from '#server/analysis/acts/act.ts'

/** Asking for a simpler question, or for help with the answer, in Portuguese. */
export const calls: readonly ActRule[] = [
  {
    act: 'asks_repetition',
    pattern: [
      '^ como eu? respondo a? isso|isto|essa *{0,1} $',
      '^ fala|diz|diga|fale|escreve de? um? jeito? mais fácil|facil|simples|devagar $',
      '^ o? que era pra|para eu dizer|falar|escrever|responder|fazer $',
      '^ um? pouco? mais devagar|lento|lentamente $',
      '^ pode|poderia|podia|da|dá voce|você? *{0,3} mais facil|fácil|devagar|simples *{0,2} $',
      '^ muito|rapido|rápido rapido|rápido|demais pra|para? mim? $',
      '^ voce|você? fala|está|ta muito|rapido|rápido rapido|rápido|demais $',
      '^ com|usa|use palavras mais? faceis|fáceis|simples $',
      '^ com outras palavras $',
      '^ de novo mas? mais facil|fácil|devagar|simples $',
      '^ e|mas? o? que eu? tenho|devo|posso|preciso que|de? escrever|dizer|falar|responder|fazer|colocar agora|aqui? $',
      '^ o? que voce|você|vc quer que eu diga|fale|escreva|responda|faça|coloque *{0,1} $',
      '^ o? que significa|quer a|essa|sua|dizer? a|essa|sua? pergunta $',
      '^ como assim $',
      '^ me? explica|explique a|essa|sua pergunta *{0,3} $',
      '^ nao|não saquei|entendi|entendo|compreendo|compreendi|peguei *{0,5} $',
      '^ eu? me perdi $',
      '^ nem|sem|não|nao faço|faco|tenho|a|menor? a|menor? ideia do|de que *{1,5} $',
    ],
    right: [
      'mais devagar por favor',
      'o que eu tenho que escrever agora',
      'nao saquei a pergunta',
      'com palavras fáceis por favor',
    ],
    wrong: ['O trem é muito rápido', 'Eu escrevo muito', 'Mais devagar vai o ônibus', 'Entendo minha mãe'],
  },
  {
    act: 'dont_know',
    pattern: [
      '^ a|essa|sua pergunta é|e *{0,1} difícil|dificil|complicada *{0,2} $',
      '^ é|e|isso muito|é|e demais|muito? dificil|difícil|complicado pra|para? mim? $',
      '^ muito dificil|difícil|complicado pra|para? mim? $',
      '^ meu portugues|português é|e *{0,2} ruim|pessimo|péssimo|fraco *{0,2} $',
      '^ voce|você|vc? me? pode|poderia|podia me? ajudar com|a|na? *{0,3} $',
      '^ me ajuda|ajude com|a|na? *{0,3} $',
      '^ me? ajuda $',
      '^ nao|não sei o|como que? dizer|falar|escrever|responder|colocar *{0,2} $',
      '^ como eu? digo|falo|escrevo|explico isso $',
      '^ esqueci a|essa palavra $',
      '^ me? da|dá|dê|de um|uma exemplo|dica $',
      '^ preciso de ajuda|uma|um dica|exemplo|ajuda? $',
    ],
    right: ['voce pode me ajudar', 'é muito difícil pra mim', 'preciso de uma dica', 'meu português é muito ruim'],
    wrong: ['A mala é pesada', 'Meu irmão é ruim', 'Preciso de uma toalha', 'Minha irmã me ajudou'],
  },
]
