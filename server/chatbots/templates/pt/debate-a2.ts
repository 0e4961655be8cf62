import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Cidade ou campo?',
  language: 'pt',
  level: 'A2',
  description: 'Onde se vive melhor, na cidade ou no campo? Diga o que você acha e por quê.',
  role: 'Alguém do seu clube de português que gosta de debater',
  scenario:
    'É noite de debate no clube de português. A pergunta de hoje: vive-se melhor na cidade ou no campo? Vocês conversam em dupla.',
  goals: [
    'Consigo dizer o que penso.',
    'Consigo dar um motivo.',
    'Consigo concordar e discordar com educação.',
    'Consigo comparar duas coisas.',
  ],
  grammar: ['comparativos: melhor, pior, mais calmo', 'porque e por isso', 'acho que / na minha opinião'],
  vocabulary: words({
    'na minha opinião': 'eu penso',
    concordar: 'pensar a mesma coisa',
    'o ar puro': 'ar limpo',
    'o barulho': 'sons altos',
    'o trânsito': 'os carros nas ruas',
    'a natureza': 'árvores, animais, rios',
    caro: 'que custa muito',
    chato: 'pouco interessante',
    'a vantagem': 'o lado bom',
    'a desvantagem': 'o lado ruim',
    'o transporte público': 'ônibus, trem e metrô para todos',
    'o lazer': 'o que se faz para se divertir',
  }),
  steps: [
    step(
      'Comece você. Onde você mora, na cidade ou no campo?',
      ['cidade|campo|interior|moro|vivo|centro|mar|praia|perto|bairro|sítio|fazenda|ilha|vila|roça'],
      'Diga onde mora, e se é grande ou pequeno.',
      'Moro numa cidade pequena perto do mar.',
    ),
    step(
      'E do que você gosta aí?',
      [],
      'Diga uma ou duas coisas boas.',
      'Gosto do ar puro, e os meus amigos moram perto.',
    ),
    step(
      'Eu acho a cidade melhor para os jovens, porque tem mais coisas para fazer. Você concorda?',
      ['concordo|sim|não|acho|penso|verdade|razão|mas|porque|opinião|claro|talvez|discordo|certo'],
      'Comece com “Concordo, porque…” ou “Não concordo, porque…”.',
      'Não concordo, porque no campo dá para fazer muito esporte.',
    ),
    step(
      'Interessante. Mas a cidade também tem um lado ruim. Qual é, para você?',
      [
        'barulho*|trânsito|carro*|car*|ar|suj*|gente|pessoas|perigos*|poluição|aluguel|estresse|natureza|grande|pressa|lotad*|longe|violência',
      ],
      'Pense no barulho, no ar, nos preços ou nas pessoas.',
      'Tem muito trânsito, e os apartamentos são caros.',
    ),
    step(
      'Nisso você tem razão. E qual é uma desvantagem do campo?',
      [
        'ônibus|chat*|loja*|longe|carro|escola*|médico*|trabalho|emprego*|nada|amigos|trem|cinema|internet|transporte|sozinh*|gente|pequen*|pouc*|calmo',
      ],
      'Pense nas lojas, nos ônibus, na escola ou no trabalho.',
      'Tem poucos ônibus, e as lojas ficam longe.',
    ),
    step(
      'E as pessoas mais velhas? Na sua opinião, onde elas vivem melhor?',
      [],
      'Diga o que é melhor para elas, e por quê.',
      'Acho que numa cidade pequena, porque é calmo e tem médicos.',
    ),
    step(
      'Você me fez pensar. E daqui a dez anos, onde você gostaria de morar?',
      [
        'gostaria|quero|morar|viver|cidade|campo|interior|mar|praia|montanha|aqui|exterior|casa|apartamento|sei|talvez|em|na|no|numa',
      ],
      'Diga o seu desejo e dê um motivo.',
      'Gostaria de morar perto do mar, porque adoro a natureza.',
    ),
  ],
  starters: ['Oi! Qual é a pergunta de hoje?', 'Estou um pouco nervoso, mas vamos lá.', 'Boa noite! Somos uma dupla?'],
  opening_message: 'Boa noite! Hoje somos nós dois, e a pergunta é: cidade ou campo?',
  correction: 'prompt',
})
