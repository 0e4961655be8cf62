import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Comprar um casaco',
  language: 'pt',
  level: 'A2',
  description: 'Você precisa de um casaco quente. Diga o que procura, experimente e pague.',
  role: 'Vendedora de uma loja de roupas em Gramado',
  scenario:
    'O inverno está chegando, e você só tem roupas leves. Entra numa loja e olha os casacos. Uma vendedora vem ajudar.',
  goals: [
    'Consigo dizer o que quero comprar.',
    'Consigo falar de cores, tamanhos e preços.',
    'Consigo dizer se uma roupa serve.',
    'Consigo pedir outra coisa.',
  ],
  grammar: ['este, esta, esse, essa', 'comparativo: mais quente, mais barato', 'grande demais / ficar bem'],
  vocabulary: words({
    'o casaco': 'roupa para o frio',
    'o tamanho': 'P, M ou G',
    experimentar: 'vestir para ver como fica',
    'o provador': 'onde se experimenta a roupa',
    servir: 'ser do tamanho certo',
    apertado: 'pequeno demais e junto ao corpo',
    largo: 'grande demais dos lados',
    'a lã': 'vem da ovelha e esquenta',
    'o bolso': 'onde se põem as mãos e as chaves',
    'em promoção': 'mais barato do que antes',
    'o caixa': 'o lugar onde se paga',
    trocar: 'devolver uma coisa e levar outra',
  }),
  steps: [
    step(
      'O que você está procurando?',
      ['casaco|jaqueta|quente|inverno|roupa*|alguma coisa|blusa|procur*|preciso|agasalho'],
      'Diga o que você quer: “Estou procurando…”.',
      'Estou procurando um casaco quente para o inverno.',
    ),
    step(
      'Temos muitos. De que cor você quer?',
      [
        'pret*|azul|azul-marinho|vermelh*|verde|amarel*|branc*|cinza|marrom|laranja|rosa|rox*|escur*|clar*|cor|tanto faz|bege|qualquer',
      ],
      'Diga uma ou duas cores.',
      'Azul-escuro ou verde, por favor.',
    ),
    step(
      'E qual é o seu tamanho?',
      ['pequeno|médio|grande|p|m|g|gg|#|tamanho|sei|acho|pp'],
      'Diga P, M, G ou um número.',
      'Acho que é M.',
    ),
    step(
      'Olhe este: é bem quente e tem bolsos grandes. Quer experimentar?',
      ['sim|quero|experiment*|gostaria|onde|provador|não|outro|posso|claro|vou|pode'],
      'Diga que sim e pergunte onde.',
      'Quero, sim. Onde fica o provador?',
    ),
    step(
      'Ali, à esquerda. E então, como ficou?',
      [
        'grande|pequeno|apertado|largo|comprido|curto|bem|bom|ficou|perfeito|ótimo|quente|confortável|gostei|demais|bonito|mal|serviu',
      ],
      'Diga se ficou grande, pequeno ou bom.',
      'Ficou um pouco apertado. Tem no tamanho G?',
    ),
    step(
      'Vou ver… Desculpe, nessa cor não tem outro tamanho, só em vermelho. Ou este cinza, que é mais barato. O que acha?',
      ['vermelh*|cinza|barato|levo|este|esse|outro|nenhum|não|os dois|quanto|preço|gostei|prefiro|fico'],
      'Escolha um, ou pergunte o preço.',
      'Vou levar o cinza. Quanto custa?',
    ),
    step(
      'Está em promoção: cento e vinte reais. Precisa de mais alguma coisa?',
      [
        'não|sim|só isso|só|obrigad*|sacola|luvas|gorro|touca|cachecol|pago|pagar|cartão|dinheiro|pix|caixa|preciso|nada|trocar|calça|meias',
      ],
      'Diga que é só isso, ou peça outra coisa.',
      'Não, é só isso, obrigado. Posso pagar no cartão?',
    ),
  ],
  starters: ['Oi! Você pode me ajudar?', 'Oi, estou só olhando.', 'Boa tarde. Onde ficam os casacos?'],
  opening_message: 'Oi, seja bem-vindo! Está esfriando, não é?',
  correction: 'prompt',
})
