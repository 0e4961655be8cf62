import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'Na cafeteria',
  language: 'pt',
  level: 'A2',
  description: 'Peça algo para beber e para comer em uma cafeteria pequena e pague a conta.',
  role: 'Atendente de uma cafeteria em Belo Horizonte',
  scenario:
    'São dez da manhã e a cafeteria está tranquila. Você se senta perto da janela e faz o pedido. Acontece um pequeno engano, mas tudo se resolve rápido.',
  goals: [
    'Consigo fazer um pedido com educação.',
    'Consigo dizer como quero alguma coisa.',
    'Consigo dizer que há um engano no pedido.',
    'Consigo pedir a conta e pagar.',
  ],
  grammar: ['Eu queria… / Vou querer…', 'com e sem', 'um, uma, uns, umas'],
  vocabulary: words({
    'o pão de queijo': 'um pãozinho redondo com queijo',
    'o suco': 'bebida feita de fruta',
    'a fatia de bolo': 'um pedaço de bolo',
    'o misto-quente': 'pão quente com queijo e presunto',
    'o cardápio': 'a lista do que se pode pedir',
    'a conta': 'o papel com o preço',
    'em dinheiro': 'com notas e moedas',
    'o cartão': 'serve para pagar sem dinheiro',
    'para viagem': 'para comer ou beber em outro lugar',
    'para comer aqui': 'para ficar na cafeteria',
    'o troco': 'o dinheiro que devolvem para você',
    'perto da janela': 'ao lado da janela',
  }),
  steps: [
    step(
      'O que você vai querer para beber?',
      [
        'café|cafezinho|cappuccino|chá|suco|água|leite|chocolate|refrigerante|limonada|vitamina|guaraná|pingado|coado|espresso|expresso|coca|mate|média|cerveja|nada',
      ],
      'Diga uma bebida: “Eu queria…” ou “Vou querer…”.',
      'Eu queria um café com leite, por favor.',
    ),
    step(
      'Certo. Com açúcar, com leite, com gelo?',
      ['com|sem|açúcar|gelo|leite|limão|adoçante|mel|nada|puro|sim|não|quente|canela'],
      'Diga com o que você quer, ou use “sem”.',
      'Sem açúcar e com um pouco de leite, por favor.',
    ),
    step(
      'E para comer? Temos pão de queijo, misto-quente e bolo de cenoura.',
      [
        'pão|queijo|misto|bolo|fatia|croissant|biscoito|coxinha|tapioca|sanduíche|nada|não|sim|torta|obrigad*|fome|salgado|brigadeiro',
      ],
      'Escolha uma coisa, ou diga com educação que não quer nada.',
      'Sim, uma fatia de bolo de cenoura, por favor.',
    ),
    step(
      'É para comer aqui ou para viagem? A mesa perto da janela está livre.',
      ['aqui|viagem|levar|janela|mesa|ficar|fico|sentar|fora|varanda|balcão'],
      'Diga se você fica na cafeteria ou não.',
      'Para comer aqui. A mesa perto da janela está ótima.',
    ),
    step(
      'Prontinho. Ih, desculpe, este pedido é de outra mesa! O que você tinha pedido?',
      ['pedi|pedido|queria|café|chá|suco|água|chocolate|bolo|pão|misto|sanduíche|meu|não|cappuccino'],
      'Repita o seu pedido: “Eu pedi…”.',
      'Eu pedi um café com leite e uma fatia de bolo.',
    ),
    step(
      'Mil desculpas, aqui está. Agora está tudo certo?',
      ['sim|obrigad*|certo|bom|boa|ótimo|perfeito|delícia|tudo|não|frio|falta*|está|gostoso'],
      'Diga que está tudo bem, ou o que falta.',
      'Sim, obrigada, agora está tudo certo.',
    ),
    step(
      'Que bom que você avisou. São vinte e dois reais. Como você quer pagar?',
      ['cartão|dinheiro|pix|celular|débito|crédito|nota|reais|moedas|aproximação'],
      'Diga como vai pagar: “No…” ou “Em…”.',
      'No cartão, por favor.',
    ),
  ],
  starters: ['Bom dia! Esta mesa está livre?', 'Oi, eu queria fazer um pedido.', 'Oi, tudo bem? O que vocês têm hoje?'],
  opening_message: 'Bom dia! Seja bem-vindo à Cafeteria da Praça. Pode se sentar onde quiser.',
  correction: 'prompt',
})
