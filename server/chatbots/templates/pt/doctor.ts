import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctor: readonly Template[] = [
  template({
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
  }),
  template({
    id: 'doctor-b1',
    name: 'Ligar para a clínica',
    language: 'pt',
    level: 'B1',
    description:
      'Ligue para a clínica, explique o que aconteceu e consiga uma consulta, mesmo quando quase não há mais vagas.',
    role: 'Recepcionista de uma clínica cheia em Curitiba',
    scenario:
      'Você se machucou no fim de semana e não está melhorando. Liga na segunda-feira de manhã. Quase não há vagas, então você precisa explicar por que é importante.',
    goals: [
      'Consigo contar como algo aconteceu.',
      'Consigo descrever uma dor e como ela muda.',
      'Consigo marcar uma consulta por telefone.',
      'Consigo pedir um conselho.',
    ],
    grammar: ['pretérito perfeito e imperfeito', 'estava + gerúndio', 'se + futuro do subjuntivo: se piorar…'],
    vocabulary: words({
      'o tornozelo': 'entre o pé e a perna',
      'o pulso': 'entre a mão e o braço',
      inchado: 'maior do que o normal',
      'o roxo': 'uma mancha escura na pele',
      torcer: 'dobrar mal uma parte do corpo',
      escorregar: 'perder o equilíbrio num chão molhado',
      piorar: 'ficar pior',
      'o analgésico': 'um remédio contra a dor',
      urgente: 'que não pode esperar',
      desmarcar: 'dizer que não vem mais',
      'a radiografia': 'uma foto dos ossos',
      'o convênio': 'paga quando você fica doente',
    }),
    steps: [
      step(
        'Em que posso ajudar?',
        [
          'consulta|marcar|médic*|doutor*|dor|dói|caí|tornozelo|pulso|joelho|mão|pé|braço|perna|costas|acidente|preciso|queria|gostaria|machuquei|ombro|dedo',
        ],
        'Diga por que está ligando: “Eu queria uma consulta, porque…”.',
        'Eu queria uma consulta, porque machuquei o tornozelo.',
      ),
      step(
        'Sinto muito. Como isso aconteceu?',
        [],
        'Conte no passado: “Eu estava… quando…”.',
        'Eu estava jogando futebol quando escorreguei na grama molhada.',
      ),
      step(
        'Ai. E como está agora? Mudou alguma coisa desde então?',
        [
          'pior|piorou|melhor|melhorou|igual|inchado|roxo|azul|dói|dor|mexer|andar|vermelho|mais|menos|mudou|ainda|dormir|caminhar|piorando',
        ],
        'Descreva: está inchado? Consegue mexer? Está pior?',
        'Está inchado e roxo, e dói mais quando ando.',
      ),
      step(
        'O doutor só tem vaga na quinta-feira. Poderia esperar?',
        [
          'não|posso|pior|piorando|urgente|dor|dói|hoje|amanhã|antes|preciso|muito|sim|esperar|se|andar|trabalhar|possível|consigo',
        ],
        'Diga por que não pode esperar, ou se pode.',
        'Não posso esperar tanto, porque quase não consigo andar.',
      ),
      step(
        'Deixe-me ver… Alguém acabou de desmarcar: hoje ao meio-dia e meia ou às quinze para as seis. O que é melhor para você?',
        ['meio-dia|meia|quinze|seis|#|primeir*|segund*|cedo|tarde|nenhum*|qualquer|os dois|antes|depois'],
        'Escolha um horário e diga por quê.',
        'Às quinze para as seis, porque trabalho até as cinco.',
      ),
      step(
        'Está marcado. O que acha que precisa trazer?',
        [
          'cartão|carteira|carteirinha|convênio|identidade|passaporte|remédio*|lista|nada|documento*|radiografia|papéis|dinheiro|sei|analgésico*',
        ],
        'Pense em documentos e remédios.',
        'A carteirinha do convênio e uma lista dos meus remédios.',
      ),
      step(
        'Exatamente. Quer saber mais alguma coisa até lá?',
        [
          'devo|posso|que|como|se|gelo|analgésico*|andar|dirigir|tomar|colocar|pôr|não|faixa|perna|fazer|onde|endereço|preciso',
        ],
        'Peça um conselho: “Devo colocar gelo?”, “E se piorar?”.',
        'Devo colocar gelo, e posso tomar um analgésico?',
      ),
    ],
    starters: [
      'Bom dia. É da clínica do doutor Matos?',
      'Olá, estou ligando para marcar uma consulta.',
      'Bom dia, espero que possa me ajudar.',
    ],
    opening_message: 'Clínica Santa Clara, bom dia, aqui é da recepção.',
    correction: 'prompt',
  }),
]
