import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'No médico',
  language: 'pt',
  level: 'A2',
  description: 'Você não está se sentindo bem. Diga à médica o que tem e entenda o que precisa fazer.',
  role: 'Médica simpática de um posto de saúde em Curitiba',
  partner_name: 'Dra. Paula',
  region: 'BR',
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
  facts: [
    fact(
      'Quantas vezes por dia devo tomar o remédio?',
      ['quant*|quando|como|hora*|vezes', 'remédio*|comprimido*|tom*|dia|vezes'],
      'Três vezes por dia, depois de comer, durante cinco dias.',
    ),
    fact(
      'Posso fazer esporte?',
      'esporte*|futebol|correr|academia|nadar|treinar|jogar|brincar',
      'Nada de esporte esta semana. Só cama e sofá!',
    ),
    fact(
      'Posso comer de tudo?',
      ['posso|devo|que|pode', 'comer|como|sorvete|sopa|chocolate'],
      'Pode comer de tudo, mas uma sopa quente é o melhor.',
    ),
    fact(
      'O que devo beber?',
      ['que|posso|devo|quanto*', 'beber|bebo|água|chá|café|cerveja'],
      'Muita água e chá com mel. Nada gelado!',
    ),
    fact(
      'Posso trabalhar?',
      ['posso|devo|tenho', 'trabalh*|escola|aula|estudar|prova|sair'],
      'Não, fique em casa três dias. Eu faço um atestado.',
    ),
    fact('Posso tomar banho?', 'banho|piscina', 'Banho quente, pode. Piscina, não.'),
    fact('É grave?', 'grave|sério|perigos*|gripe|covid|doença|que eu tenho', 'Não é grave, é um resfriado forte.'),
    fact(
      'Quando vou melhorar?',
      ['quando|quantos|quanto', 'melhor*|bom|boa|bem|volt*|dura'],
      'Em três ou quatro dias você vai estar bem.',
    ),
    fact(
      'E se eu piorar?',
      'pior*|se não melhorar|voltar aqui|volto',
      'Se piorar, volte aqui. Não precisa marcar hora.',
    ),
    fact('Preciso de antibiótico?', 'antibiótico|injeção|vacina|exame', 'Não precisa. Só o remédio e muito descanso.'),
    fact('Onde tem uma farmácia?', 'farmácia', 'Tem uma farmácia na esquina, aberta até as dez da noite.'),
    fact(
      'Quanto custa?',
      'quanto custa|preço|pagar|caro|custa',
      'A consulta é de graça, e o remédio custa quinze reais.',
    ),
    fact(
      'Posso passar para a minha família?',
      ['posso|é|vou', 'passar|passo|contag*|pega'],
      'Pode passar, sim. Lave bem as mãos e use máscara.',
    ),
    fact(
      'Há quanto tempo a senhora é médica?',
      ['tempo|anos|quanto*', 'médica|trabalha|doutora'],
      'Há vinte anos. E ainda gosto muito!',
    ),
    fact('Como a senhora se chama?', 'seu nome|se chama|nome', 'Eu sou a Paula, a médica do posto.'),
    fact(
      'De onde a senhora é?',
      ['onde', 'senhora|você|é|mora'],
      'Sou de Londrina, mas moro em Curitiba com os meus dois gatos.',
    ),
    fact(
      'A senhora tem filhos?',
      'filho*|filha*|casada|gato*|bicho*',
      'Não tenho filhos, tenho dois gatos, o Pingo e a Lua.',
    ),
    fact(
      'A senhora também fica doente?',
      ['você|senhora', 'doente|resfriad*|gripe'],
      'Fico, sim! E sou uma péssima paciente.',
    ),
    fact('Como está o tempo lá fora?', ['como|está', 'tempo|frio|chuva|sol'], 'Frio e chuva: em Curitiba é assim.'),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo bem, obrigada. Mas hoje o importante é você!'),
  ],
  steps: [
    step(
      'O que você está sentindo?',
      [
        'dor|dores|dói|doendo|cabeça|garganta|tosse|tossindo|febre|resfriad*|gripe|gripad*|doente|mal|cansad*|barriga|ouvido|costas|nariz|estômago|perna|braço|dente|olho*|pé|joelho|ombro|vomit*|enjoo|tonto|tonta|frio|fraco|fraca|espirr*|dormir|corpo|mão|pescoço|peito|respirar|quente|péssim*|caí',
      ],
      'Diga o que dói: “Estou com dor de…”.',
      'Estou com dor de cabeça e de garganta.',
      {
        other_wordings: ['O que você tem? Onde dói?', 'Conte para mim: como você está se sentindo?'],
        reactions: [
          when(['cabeça', 'garganta'], 'A cabeça e a garganta: é o que todo mundo tem agora.'),
          when('garganta', ['A garganta! Falar também dói, eu sei.', 'Essa garganta incomoda muito, eu sei.']),
          when('barriga|estômago|vomit*|enjoo', 'A barriga, que chato. Já vou examinar.'),
          when('cabeça', 'A cabeça, coitada! Vamos cuidar disso.'),
          when('tosse|tossindo|resfriad*|gripe|gripad*|nariz|espirr*', [
            'Com esse frio, metade da cidade está assim.',
            'Então você pegou o resfriado da moda!',
          ]),
          when('febre|quente', 'Febre deixa a gente mole, eu sei.'),
          when(
            'cansad*|fraco|fraca|dormir|mal|doente|corpo|tontura|não me sinto bem|não estou bem|não me sinto muito|me sinto estranh*|sem energia|sem força*',
            'O seu corpo precisa de descanso.',
          ),
          when(
            'dente|olho*|ouvido|costas|perna|braço|joelho|pé|mão|ombro|peito|dedo|tornozelo|pele|mancha*|coceira|coça|queimad*|queimei|cortei|torci|bati a|bati o|bati com|coluna|unha|pulso|quadril|pernas|braços|músculo*|nuca',
            'Isso dói mesmo. Depois vou olhar com calma.',
          ),
          on('dont_know', 'Vamos por partes: dói a cabeça, a garganta ou a barriga?', { goes_to: 'stay' }),
          on('joke', 'O bom humor está ótimo! E o corpo, onde dói?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Desde quando você está assim?',
      [
        '#|dia*|semana*|desde|há|faz|ontem|anteontem|segunda|terça|quarta|quinta|sexta|sábado|domingo|noite|manhã|tarde|hora*|mês|muito tempo|pouco tempo|fim de semana|festa|chuva|natal|sempre|hoje|viagem|férias',
      ],
      'Use “há… dias” ou “desde…”.',
      'Há três dias. Estou muito cansado.',
      {
        other_wordings: ['Há quanto tempo você está assim?', 'Quando isso começou?'],
        reactions: [
          when('semana|semanas|mês|meses|muito tempo|sempre', 'Tanto tempo! Você devia ter vindo antes.'),
          when('ontem|hoje|noite|manhã|hora*|pouco|acordei|de repente|agora há pouco', [
            'Faz pouco tempo. Que bom que você já veio.',
            'Então está bem no começo.',
          ]),
          when(
            'chuva|festa|viagem|praia*|piscina|depois do jogo|depois do treino|depois da aula|depois do almoço|depois do jantar|depois do trabalho|depois de comer|desde que comi|peguei chuva|peguei frio',
            'Ah, então já sabemos a culpada!',
          ),
          when('segunda|terça|quarta|quinta|sexta|sábado|domingo|fim de semana', [
            'Vou escrever na sua ficha.',
            'Já são alguns dias, então.',
          ]),
          when('#|uns dias|alguns dias|uns três|uns dois|uns quatro', [
            'São alguns dias, então.',
            'Vou escrever na sua ficha.',
          ]),
          when('dia*|desde|há|faz', 'Vou escrever na sua ficha.'),
          on('dont_know', 'Mais ou menos: desde ontem ou desde a semana passada?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você tem febre ou tosse?',
      [
        'febre|tosse|tossindo|sim|não|os dois|as duas|nem|pouco|nenhum*|#|graus|nada|muita|quente|ambos|noite|às vezes|termômetro|calor|frio|só',
      ],
      'Diga o que você tem e o que não tem.',
      'Tenho tosse, mas não tenho febre.',
      {
        other_wordings: ['E febre, você tem? Tosse também?', 'Você está com tosse ou com febre?'],
        reactions: [
          when('os dois|as duas|ambos|tenho febre e tosse', 'Os dois! Agora entendo por que você está assim.'),
          when('não tenho febre|sem febre|mas não febre|febre não', 'Sem febre, isso é bom sinal.'),
          when('não tenho tosse|sem tosse|tosse não', 'Pelo menos a tosse deixa você em paz.'),
          when('nem|nenhum*|nada', 'Nada disso, muito bem.'),
          when('graus|39|38|40|febre', 'Febre: o seu corpo está lutando!'),
          when('tosse|tossindo|noite', 'Essa tosse não deixa dormir, imagino.'),
          on('no', 'Nada disso, muito bem.'),
          on('yes', 'Então o resfriado é forte.'),
          on('dont_know', 'A sua testa está quente? E você tosse à noite?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você está tomando algum remédio? E tem alguma alergia?',
      [
        'sim|não|comprimido*|alergi*|nada|tomo|tomei|tomando|remédio*|só|nenhum*|aspirina|pólen|leite|gato*|cachorro*|xarope|camarão|paracetamol|dipirona|chá|mel|penicilina|amendoim|vitamina*|antibiótico*|poeira|ibuprofeno|nem',
      ],
      'Responda às duas perguntas.',
      'Só tomo comprimidos para a dor, e não tenho alergia.',
      {
        other_wordings: [
          'Toma algum remédio? Você tem alergia a alguma coisa?',
          'E remédios, você toma algum? E alergia, tem?',
        ],
        reactions: [
          when('não tenho alergia|sem alergia|nenhuma alergia|não alergi*', [
            'Sem alergia, então é mais fácil.',
            'Ótimo, sem alergia posso escolher o remédio.',
          ]),
          when('penicilina|antibiótico*', 'Isso é importante. Vou escrever em vermelho!'),
          when('gato*|cachorro*', 'Ai, e eu tenho dois gatos! Vou lavar as mãos.'),
          when(
            'leite|camarão|amendoim|pólen|poeira|alergi*|glúten|lactose|frutos do mar|soja|ovo|mofo|abelha*|picada*|níquel|látex',
            'Bom saber. Vou escrever aqui.',
          ),
          when('nada|nenhum*|nem', 'Nada de nada, muito simples.'),
          when('chá|mel', 'Chá e mel, como a minha avó!'),
          when(
            'comprimido*|aspirina|xarope|paracetamol|dipirona|vitamina*|remédio*|ibuprofeno|bombinha|asma|insulina|anticoncepcional|pílula|colírio|pomada|gotas|homeopatia',
            'Esse remédio você pode continuar tomando.',
          ),
          on('no', 'Nada de nada, muito simples.'),
          on('dont_know', 'Pense um pouco: algum remédio ou comida já fez mal a você?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Agora vou examinar você… Não é grave, mas você tem que ficar em casa três dias. Dá?',
      [
        'sim|não|posso|trabalho|trabalhar|aula*|escola|prova|casa|difícil|problema|amanhã|segunda|ficar|tudo bem|tenho que|chefe|claro|viagem|jogo|festa|filhos|impossível|ótimo|oba|legal|consigo|bom|certo|atestado|reunião|cama|acho que|dá sim|não dá|dá para',
      ],
      'Diga se dá, e qual é o problema.',
      'É difícil, porque amanhã tenho uma prova. Preciso de um atestado.',
      {
        other_wordings: [
          'Abra a boca… Respire fundo… Não é grave. Só precisa ficar em casa três dias. Tudo bem para você?',
          'Já examinei: não é nada grave. Mas são três dias em casa. Dá para ficar?',
        ],
        reactions: [
          when('não * problema|sem problema|tudo bem|claro|ótimo|oba|legal|bom', [
            'Que paciente bom! Assim você melhora rápido.',
            'Que bom. O sofá espera por você!',
          ]),
          when('prova|escola|aula*|estudar', [
            'A escola pode esperar: a saúde vem primeiro.',
            'A prova você faz depois, com a cabeça boa.',
          ]),
          when('trabalh*|chefe|reunião|cliente*', 'O trabalho pode esperar: a saúde vem primeiro.'),
          when('jogo|treino|futebol|festa|viagem|aniversário', 'Que pena! Mas o seu corpo precisa de calma.'),
          when(
            'filho*|criança*|bebê|mãe|netos|marido|esposa',
            'Com a família é mais difícil, eu sei. Peça ajuda a alguém.',
          ),
          when(
            'não posso|não dá|impossível|difícil|não consigo|três dias é|muito tempo|tempo demais|tudo isso|tanto tempo|moro sozinh*|fazer compras|quem cuida|que chato|que saco|justo|esta semana|justamente|que azar|não acredito|poxa|avisar',
            'Eu entendo, mas a saúde vem primeiro.',
          ),
          on('no', 'Eu entendo, mas a saúde vem primeiro.'),
          on('yes', ['Que bom. O sofá espera por você!', 'Que paciente bom! Assim você melhora rápido.']),
          on('dont_know', 'O que você tem esta semana: trabalho ou escola?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Eu faço um atestado para você. Tem alguma pergunta sobre o que deve fazer?',
      [
        'beber|comer|esporte|remédio*|comprimido*|não|fazer|sim|obrigad*|banho|se|sair|farmácia|uma pergunta|antibiótico*|normal|vou melhorar|a senhora|o que|por que|que horas|que tipo|que dia|como é|como posso|como faço|como funciona|como se|como vou|devo|posso|quando|quantas|quanto|onde|vezes|preciso|nada',
      ],
      'Pergunte: “Posso…?”, “Quantas vezes…?”.',
      'Sim. Quantas vezes por dia devo tomar o remédio?',
      {
        other_wordings: [
          'Vou escrever a receita e o atestado. O que mais você quer saber?',
          'A receita está quase pronta. Você quer perguntar alguma coisa?',
        ],
        reactions: [
          when('nada|nenhuma|tudo claro|entendi tudo|já entendi|já sei', ['Então está tudo claro.', 'Melhor assim.']),
          when('quantas|vezes|quando', ['Preste atenção, é importante.', 'Boa pergunta.']),
          when('posso|devo|preciso|tenho que|preciso ficar|dá para', 'É bom perguntar.'),
          when('onde|qual|quanto|grave', 'Claro, eu explico.'),
          on('no', ['Então está tudo claro.', 'Melhor assim.']),
          on('yes', 'Pode perguntar. O que você quer saber?', { goes_to: 'stay' }),
          on('dont_know', 'Por exemplo, sobre o remédio ou a comida. O que você quer saber?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Aqui está a sua receita. O que você vai fazer agora?',
      [
        'vou|casa|farmácia|descansar|dormir|cama|beber|água|remédio*|comprar|tomar|ficar|ligar|comer|comprimido*|sofá|chá|sopa|banho|filme|série|obrigad*|jogar|ler|mãe|descanso|nada|repousar|televisão|melhorar|cobert*|pijama|cobertor|repouso',
      ],
      'Diga o que você vai fazer: “Vou…”.',
      'Vou à farmácia, e depois vou descansar em casa.',
      {
        other_wordings: [
          'Pronto, a receita e o atestado. E agora, aonde você vai?',
          'Então me diga: o que você vai fazer quando sair daqui?',
        ],
        reactions: [
          when(
            'trabalh*|escola|futebol|academia|esporte|festa|correr',
            'Não, não! Primeiro cama, e muita água. Prometa!',
          ),
          when(
            ['farmácia|remédio*|comprar', 'descansar|dormir|cama|casa|sofá'],
            ['Farmácia e cama: você entendeu tudo.', 'Perfeito! Não vejo um paciente assim todo dia.'],
          ),
          when(
            'farmácia|remédio*|comprimido*|comprar|mercado|supermercado|passar no|passar na',
            'A farmácia é na esquina. E depois, cama!',
          ),
          when('dormir|cama|descansar|sofá|repousar|descanso|casa', 'Dormir é o melhor remédio.'),
          when(
            'água|chá|beber|sopa|comer|mel|canja|caldo|mingau|suco|leite|cozinhar',
            'Coisas quentes fazem muito bem.',
          ),
          when('filme|série|jogar|ler|televisão|celular', 'Na cama pode, mas não até meia-noite!'),
          when('ligar|mãe', 'Boa ideia, uma mãe ajuda muito.'),
          on('joke', 'Ha ha! E de verdade, você vai para a farmácia ou para a cama?', { goes_to: 'stay' }),
          on('dont_know', 'Precisa comprar uma coisa e fazer outra em casa. O que é?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Um momento, o meu telefone… Pronto, já desliguei! Desde quando você está assim?'),
    twist(5, 'Olhe, o meu aparelho está frio, desculpe! Mas não é grave: três dias em casa. Dá?'),
    twist(7, 'Ai, a minha letra de médica! Escrevi de novo, agora dá para ler. O que você vai fazer agora?'),
  ],
  starters: ['Bom dia, doutora.', 'Oi. Não estou me sentindo bem.', 'Obrigado por me atender hoje.'],
  opening_message: 'Bom dia, pode entrar e sentar. Fique à vontade.',
  closing_message: 'Muito bem. Melhoras, e volte se precisar. Agora, cama!',
  correction: 'prompt',
})
