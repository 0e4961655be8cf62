import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'No médico',
  language: 'pt',
  level: 'A2',
  description: 'Você não está se sentindo bem. Diga à médica o que tem e entenda o que precisa fazer.',
  role: 'Médica simpática de um posto de saúde em Curitiba',
  scenario:
    'Você está resfriado há alguns dias. Entra no consultório e se senta. A médica faz perguntas e depois diz o que fazer.',
  goals: [
    'Consigo dizer o que dói.',
    'Consigo dizer desde quando estou doente.',
    'Consigo responder a perguntas simples sobre a minha saúde.',
    'Consigo perguntar o que devo fazer.',
  ],
  grammar: ['estar com dor de…', 'há e desde', 'ter que + infinitivo', 'poder e dever'],
  vocabulary: words({
    'a dor de cabeça': 'quando a cabeça dói',
    'a garganta': 'a parte de dentro do pescoço',
    'a tosse': 'ar que sai da boca com barulho',
    'a febre': 'quando o corpo está quente demais',
    'o resfriado': 'doença com tosse e nariz escorrendo',
    cansado: 'com vontade de dormir',
    'o remédio': 'o que se toma para melhorar',
    'o comprimido': 'um remédio pequeno para engolir',
    'a farmácia': 'a loja de remédios',
    descansar: 'não fazer nada e ficar calmo',
    'a alergia': 'algo que faz mal só para algumas pessoas',
    'o atestado': 'um papel para a escola ou o trabalho',
  }),
  steps: [
    step(
      'O que você está sentindo?',
      [
        'dor|dói|doendo|cabeça|garganta|tosse|febre|resfriad*|gripe|doente|mal|cansad*|barriga|ouvido|costas|nariz|estômago|perna|braço|dente|olho*|pé|joelho|ombro|vomit*|enjoo|tonto|tonta',
      ],
      'Diga o que dói: “Estou com dor de…”.',
      'Estou com dor de garganta e dor de cabeça.',
    ),
    step(
      'Poxa. Desde quando você está assim?',
      [
        '#|dia*|semana|desde|há|faz|ontem|segunda|terça|quarta|quinta|sexta|sábado|domingo|noite|manhã|hora*|mês|hoje|tempo',
      ],
      'Use “há… dias” ou “desde…”.',
      'Há três dias, desde segunda-feira.',
    ),
    step(
      'Você tem febre ou tosse?',
      ['febre|tosse|sim|não|os dois|nem|pouco|só|acho|nenhum*|tenho|#|graus'],
      'Diga o que você tem e o que não tem.',
      'Tenho tosse, mas não tenho febre.',
    ),
    step(
      'Você está tomando algum remédio? E tem alguma alergia?',
      ['sim|não|comprimido*|alergi*|nada|tomo|tomando|remédio*|só|nenhum*|aspirina|pólen|leite|gato*|xarope|camarão'],
      'Responda às duas perguntas.',
      'Só tomo comprimidos para a dor de cabeça, e não tenho alergia.',
    ),
    step(
      'Vamos ver essa garganta… Está um pouco vermelha, mas não é grave. Você tem que ficar em casa três dias. Dá?',
      [
        'sim|não|posso|dá|trabalho|aula|escola|prova|casa|difícil|acho|problema|amanhã|trabalhar|segunda|ficar|tudo bem',
      ],
      'Diga se dá, e qual é o problema.',
      'É difícil, porque amanhã tenho uma prova.',
    ),
    step(
      'A saúde vem primeiro: eu faço um atestado. Você tem alguma pergunta sobre o que deve fazer?',
      [
        'devo|posso|que|quando|como|quantas|beber|comer|esporte|remédio*|comprimido*|não|onde|vezes|tenho|preciso|fazer',
      ],
      'Pergunte: “Posso…?”, “Quantas vezes…?”.',
      'Sim. Quantas vezes por dia devo tomar o remédio, e posso fazer esporte?',
    ),
    step(
      'Três vezes por dia depois de comer, muita água e nada de esporte esta semana. O que você vai fazer agora?',
      ['vou|casa|farmácia|descansar|dormir|cama|beber|água|remédio*|comprar|tomar|ficar|ligar|comer|comprimido*'],
      'Diga o que você vai fazer: “Vou…”.',
      'Vou à farmácia, e depois vou descansar em casa.',
    ),
  ],
  starters: ['Bom dia, doutora.', 'Oi. Não estou me sentindo bem.', 'Obrigado por me atender hoje.'],
  opening_message: 'Bom dia, pode entrar e sentar. Fique à vontade.',
  correction: 'prompt',
})
