import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Devolver uma compra',
  language: 'pt',
  level: 'B1',
  description: 'Os fones que você comprou pararam de funcionar. Leve de volta à loja e consiga uma solução justa.',
  role: 'Atendente do pós-venda de uma loja de eletrônicos em Brasília',
  scenario:
    'Você comprou fones de ouvido na semana passada, e desde ontem não funcionam. Está com a caixa, mas não acha a nota fiscal.',
  goals: [
    'Consigo explicar o que não funciona.',
    'Consigo dizer quando e como comprei.',
    'Consigo dizer o que eu quero.',
    'Consigo reagir quando a primeira resposta é não.',
  ],
  grammar: [
    'pretérito perfeito',
    'parar de + infinitivo',
    'futuro do pretérito: eu preferiria…',
    'mesmo assim e apesar de',
  ],
  vocabulary: words({
    'os fones de ouvido': 'a gente põe nas orelhas para ouvir música',
    'a bateria': 'dá energia a um aparelho',
    carregar: 'encher uma bateria',
    'a garantia': 'a promessa de consertar ou trocar',
    'com defeito': 'que não funciona direito',
    trocar: 'devolver e receber outro',
    'a nota fiscal': 'o papel que você recebe quando paga',
    'o vale-compra': 'um papel para comprar na loja',
    'o extrato': 'a lista do que você pagou no banco',
    'deixar cair': 'fazer ir ao chão sem querer',
    'o conserto': 'o trabalho de fazer funcionar de novo',
    esgotado: 'que não tem mais',
  }),
  steps: [
    step(
      'Em que posso ajudar?',
      ['fone*|comprei|funciona*|quebr*|devolver|problema|defeito|trocar|som|carreg*|parou|pararam|mais'],
      'Diga o que comprou e qual é o problema.',
      'Comprei estes fones na semana passada, e eles pararam de funcionar.',
    ),
    step(
      'Entendo. O que acontece exatamente quando você liga?',
      [],
      'Descreva: “Quando eu ligo, …”.',
      'Quando eu ligo, a luz fica vermelha, mas não sai som.',
    ),
    step(
      'Você carregou a bateria? E eles caíram alguma vez?',
      ['carreguei|carregada|bateria|caiu|caíram|cair|sim|não|nunca|já|cuidado|horas|noite|toda'],
      'Responda às duas perguntas.',
      'Carreguei a noite toda, e eles nunca caíram.',
    ),
    step(
      'Certo. Me dá a nota fiscal, por favor?',
      [
        'nota|perdi|acho|encontro|não|desculpe|infelizmente|casa|e-mail|extrato|banco|cartão|caixa|aqui|sim|joguei|paguei|comprovante',
      ],
      'Explique que não acha, e ofereça outra coisa.',
      'Desculpe, não acho a nota, mas tenho a caixa e paguei no cartão.',
    ),
    step(
      'Sem nota, normalmente não posso aceitar. Quando você comprou, e como pagou?',
      [
        'semana|dia*|segunda|terça|quarta|quinta|sexta|sábado|domingo|passad*|#|cartão|dinheiro|pix|extrato|banco|celular|aplicativo|paguei|há|faz',
      ],
      'Diga o dia e como pagou. Há outra prova?',
      'Na sexta passada, no cartão. Posso mostrar o extrato no celular.',
    ),
    step(
      'Isso resolve. Eu poderia mandar para o conserto, e leva três semanas. Tudo bem?',
      [
        'não|muito|três|nov*|troc*|dinheiro|reembols*|preferi*|preciso|sim|bem|acordo|outros|garantia|defeito|devolv*|demais',
      ],
      'Diga o que preferiria, e por quê.',
      'Três semanas é muito. Eu preferiria novos, porque preciso deles todos os dias.',
    ),
    step(
      'Deixe-me ver… Esse modelo está esgotado. Posso dar um vale-compra ou devolver o dinheiro. O que escolhe?',
      ['dinheiro|vale|reembols*|devolv*|outro|nenhum|modelo|cartão|escolho|prefiro|quero'],
      'Escolha e dê um motivo.',
      'Prefiro o dinheiro, porque não preciso de mais nada aqui.',
    ),
    step(
      'Combinado. Em três dias estará no seu cartão. Mais alguma coisa?',
      [],
      'Agradeça, ou peça por exemplo um comprovante.',
      'Você pode me dar um comprovante, por favor? E obrigado pela ajuda.',
    ),
  ],
  starters: [
    'Com licença, o pós-venda é aqui?',
    'Olá. Estou com um problema num produto.',
    'Boa tarde, eu queria devolver uma coisa.',
  ],
  opening_message: 'Boa tarde. Você veio ao balcão certo.',
  correction: 'prompt',
})
