import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shopping: readonly Template[] = [
  template({
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
  }),
  template({
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
  }),
]
