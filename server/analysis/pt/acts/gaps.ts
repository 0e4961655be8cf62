import type { ActRule } from '#server/analysis/acts/act.ts'

export const gaps: readonly ActRule[] = [
  {
    act: 'dont_know',
    pattern: [
      '^ eu? estou|fiquei *{0,1} bloqueado|bloqueada|travado|travada|sem aqui|agora|palavras? $',
      '^ eu? travei|empaquei aqui|agora|total|mesmo? $',
      '^ me? faltam|falta|faltando me? *{0,1} as|a|palavras|vocabulário|muitas|algumas *{0,1} palavras|vocabulário|palavra? *{0,5} $',
      '^ eu? não sei|conheço|tenho ainda? as|essas|todas|muitas|estas|o *{0,2} palavras|vocabulário *{0,5} $',
      '^ eu? não sei bem? o que eu? *{0,1} posso|devo|vou|quero|poderia|podia *{0,1} dizer|falar|responder|escrever *{0,3} $',
      '^ é? muito|tão|demais difícil eu? não sei *{0,5} $',
      '^ eu? não sei dizer|falar|responder|escrever nada *{0,3} $',
      '^ eu? não tenho|estou certeza|certo|certa|seguro|segura *{1,5} não sei *{0,6} $',
    ],
    right: [
      'Eu travei aqui',
      'Me faltam as palavras em português',
      'não conheço essas palavras ainda',
      'Não sei o que eu poderia falar',
      'É muito difícil, não sei responder',
    ],
    wrong: [
      'A rua está bloqueada',
      'Me faltam dois reais',
      'Conheço as palavras da música',
      'Não tenho certeza do vermelho, melhor o azul',
    ],
  },
  {
    act: 'refusal',
    pattern: [
      '^ hoje? eu? não quero mais? falar|escrever|praticar|responder *{0,1} português *{0,3} $',
      '^ hoje? eu? não tenho|estou vontade|fim|a de? fim? de falar|escrever *{0,1} português *{0,3} $',
      '^ nada de|em português hoje|agora? $',
    ],
    right: ['Hoje não quero falar português', 'Não quero mais escrever em português', 'Nada de português hoje'],
    wrong: ['Quero falar português melhor', 'Meu pai não fala português', 'Não quero açúcar'],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ qual|que foi|era|é a|o última|último|primeira|primeiro coisa|palavra|frase|pergunta|parte *{0,5} $',
      '^ o? que foi? que? você|o|a senhor|senhora? falou|disse|perguntou por|no último|fim|final|começo $',
    ],
    right: ['Qual foi a última palavra?', 'Qual era a primeira pergunta?', 'O que você disse no final?'],
    wrong: ['Qual foi o último filme?', 'A última palavra é da minha mãe', 'O que você fez no final?'],
  },
  {
    act: 'asks_meaning',
    isAsked: true,
    pattern: [
      '^ [~isso|isto|que|ele|ela|você{1,2}] significa *{1,3} $',
      '^ [~isso|isto|que|ele|ela|você{1,2}] quer dizer *{1,3} $',
      '^ um|uma? ~é|trabalha|você|ele|ela|gosta|precisa|fala|falamos|é de quê|que exatamente|exactamente? $',
    ],
    right: [
      'Recibo significa receipt?',
      'Gorjeta quer dizer tip?',
      'Caução quer dizer deposit?',
      'Um caso de quê, exatamente?',
    ],
    wrong: ['Isso significa não?', 'Você quer dizer seu nome?', 'Meu pai quer dizer obrigado'],
  },
]
