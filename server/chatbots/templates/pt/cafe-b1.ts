import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Um café com uma amiga',
  language: 'pt',
  level: 'B1',
  description: 'Você encontra uma velha amiga num café. Conte as novidades, escolham o que pedir e façam um plano.',
  role: 'Uma antiga colega de escola, em um café do Recife',
  scenario:
    'Vocês não se veem há um ano. Sua amiga guardou uma mesa e quer saber de tudo. O café está cheio, e nem tudo do cardápio ainda tem.',
  goals: [
    'Consigo contar o que aconteceu ultimamente.',
    'Consigo comparar e dizer o que prefiro.',
    'Consigo reagir quando um plano muda.',
    'Consigo marcar um encontro.',
  ],
  grammar: ['pretérito perfeito e imperfeito', 'preferir e gostar mais de', 'ir + infinitivo', 'porque e por isso'],
  vocabulary: words({
    'colocar a conversa em dia': 'contar as novidades um ao outro',
    lotado: 'com muita gente',
    caseiro: 'feito em casa ou no próprio café',
    recomendar: 'dizer que algo é bom para alguém',
    dividir: 'comer ou usar algo em dois',
    convidar: 'chamar alguém ou pagar por alguém',
    'rachar a conta': 'cada um pagar a metade',
    acabou: 'não tem mais',
    ultimamente: 'nos últimos dias ou semanas',
    'estar com pressa': 'ter pouco tempo',
    'não ver a hora': 'querer muito que algo aconteça',
    'que pena': 'isso é um pouco triste',
  }),
  steps: [
    step(
      'Que bom ver você! Senta aqui. O que você tem feito ultimamente?',
      [],
      'Conte uma ou duas novidades: “Comecei…”, “Mudei…”.',
      'Tenho trabalhado muito, e comecei um curso novo à noite.',
    ),
    step(
      'Eu não sabia! E como você se sente com isso?',
      [],
      'Diga se gosta ou não, e por quê.',
      'Estou gostando muito, porque conheço gente nova.',
    ),
    step(
      'Vamos pedir antes que fique ainda mais cheio. O que você vai querer? Eu recomendo a sopa caseira.',
      [
        'quero|querer|queria|vou|prefiro|gosto|sopa|chá|café|chocolate|suco|sanduíche|salada|torta|bolo|água|pastel|experimentar|peço|cappuccino|refrigerante|provar',
      ],
      'Diga o que você quer, ou o que prefere.',
      'Prefiro um sanduíche, e vou querer um chá.',
    ),
    step(
      'Ah, não: o garçom disse que isso acabou. O que você vai pedir então?',
      [
        'então|peço|pedir|quero|vou|sopa|chá|café|chocolate|suco|sanduíche|salada|torta|bolo|pena|problema|nada|outro|outra|água|pastel',
      ],
      'Escolha outra coisa: “Então vou querer…”.',
      'Que pena. Então vou querer a sopa.',
    ),
    step(
      'Vamos dividir uma sobremesa? Tem pastel de nata ou bolo de chocolate. Qual você acha melhor, e por quê?',
      ['pastel|nata|bolo|chocolate|nenhum|os dois|não|nada|tanto faz|qualquer|fome|obrigad*'],
      'Escolha uma e dê um motivo com “porque”.',
      'O pastel de nata, porque o bolo é doce demais.',
    ),
    step(
      'Estou pensando em viajar para as ilhas no verão. Você viria comigo?',
      [
        'sim|não|claro|adoraria|gostaria|posso|depende|talvez|ideia|quando|trabalho|iria|vou|pena|vontade|infelizmente|ótimo|certeza|por que não|pensar|legal',
      ],
      'Diga sim, não ou talvez, e explique.',
      'Eu adoraria, mas depende do meu trabalho. Quando você vai?',
    ),
    step(
      'Vamos falar disso com calma. Quando e onde a gente se encontra?',
      [
        'segunda|terça|quarta|quinta|sexta|sábado|domingo|fim de semana|semana|amanhã|noite|tarde|manhã|#|casa|parque|aqui|almoço',
      ],
      'Proponha um dia e um lugar: “Que tal… em…?”',
      'Que tal sábado à tarde na minha casa?',
    ),
    step(
      'Combinado! E aqui está a conta. Hoje eu pago!',
      ['obrigad*|gentil|não|próxima|rachar|dividir|pago|vez|metade|deixa|imagina|amor|querida'],
      'Agradeça, ou proponha rachar a conta.',
      'Muito obrigado! Da próxima vez eu pago.',
    ),
  ],
  starters: [
    'Desculpe o atraso! Você está esperando há muito tempo?',
    'Oi! Você não mudou nada.',
    'Nossa, quanta gente hoje!',
  ],
  opening_message: 'Até que enfim! Guardei esta mesa para nós. Temos tanta coisa para contar.',
  correction: 'prompt',
})
