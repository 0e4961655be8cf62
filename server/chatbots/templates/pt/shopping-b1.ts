import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Devolver uma compra',
  language: 'pt',
  level: 'B1',
  description: 'Os fones que você comprou pararam de funcionar. Leve de volta à loja e consiga uma solução justa.',
  role: 'Atendente do pós-venda de uma loja de eletrônicos em Brasília',
  partner_name: 'Leandro',
  region: 'BR',
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
  facts: [
    fact(
      'Quando recebo o dinheiro?',
      ['quando|quanto tempo|como', 'dinheiro|reembolso|devol*|receb*|cartão|conta'],
      'O dinheiro volta em três dias, do mesmo jeito que foi pago.',
    ),
    fact('Quanto tempo vale a garantia?', 'garantia', 'A garantia é de um ano para todos os aparelhos.'),
    fact(
      'Há quanto tempo você trabalha aqui?',
      ['tempo|anos', 'trabalha|aqui'],
      'Há sete anos. Já me trouxeram até uma torradeira com a torrada dentro!',
    ),
    fact(
      'Você pode me dar um comprovante?',
      'comprovante|recibo|um papel|documento',
      'O comprovante sai da impressora em um segundo.',
    ),
    fact(
      'Quanto tempo leva o conserto?',
      ['quanto|demora|leva|quando', 'conserto|técnico|demora|pronto'],
      'O conserto leva três semanas, às vezes quatro.',
    ),
    fact(
      'Até quando vale o vale-compra?',
      ['até|quanto|quando|onde|como', 'vale|vale-compra'],
      'O vale-compra vale um ano, em todas as nossas lojas.',
    ),
    fact(
      'Vocês têm outro modelo?',
      ['tem|têm|há|existe', 'modelo*|outro*|fone*|parecid*|marca*'],
      'Há um modelo parecido, mas custa cinquenta reais a mais.',
    ),
    fact(
      'Quando chega esse modelo?',
      ['quando', 'cheg*|volta|estoque|modelo'],
      'Esse modelo só chega no mês que vem, se chegar.',
    ),
    fact(
      'Posso mostrar o extrato?',
      ['posso|serve|vale|aceita*', 'extrato|celular|aplicativo|cartão|e-mail|foto|caixa|comprov*'],
      'O extrato no celular serve, não se preocupe.',
    ),
    fact(
      'Posso falar com o gerente?',
      'gerente|chefe|responsável|reclam*',
      'O gerente está em reunião, mas eu também posso decidir.',
    ),
    fact(
      'Quanto custaram os fones?',
      ['quanto|preço', 'cust*|fone*|valor'],
      'No sistema aparece: cento e noventa reais.',
    ),
    fact(
      'Por que isso acontece?',
      ['por que|qual', 'acontece|quebra*|defeito|problema|motivo'],
      'Esse modelo tem um problema na bateria. Você não é o primeiro caso.',
    ),
    fact(
      'Isso acontece muito?',
      ['acontece|outros|mais alguém|comum', 'muito|sempre|clientes|comum|gente|alguém'],
      'Esta semana já vieram três pessoas com o mesmo defeito.',
    ),
    fact(
      'E as minhas configurações?',
      'configuraç*|dados|bluetooth|conectar|som',
      'Não se preocupe, nada fica guardado no aparelho.',
    ),
    fact(
      'A que horas vocês fecham?',
      'fecha*|abre*|horário|aberto',
      'A loja fecha às dez da noite, e o pós-venda, às oito.',
    ),
    fact('Onde fica o caixa?', ['onde', 'caixa|banheiro|saída|fones'], 'Ali na frente, depois das televisões.'),
    fact('Como você se chama?', 'seu nome|se chama', 'Leandro, do pós-venda.'),
    fact('Você gosta do seu trabalho?', ['você', 'gosta|cansa*'], 'Gosto, quando os clientes são educados como você.'),
    fact(
      'Você usa esses fones?',
      ['você', 'usa|tem|recomenda|melhor'],
      'Eu uso fones com fio. Antigos, mas nunca falham!',
    ),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo bem, obrigado. Hoje a fila até que está curta.'),
  ],
  steps: [
    step(
      'Em que posso ajudar?',
      [
        'fone*|comprei|funciona*|quebr*|devolver|problema|defeito|trocar|troca|som|carreg*|parou|pararam|reclam*|garantia|aparelho|headphone*|conserto|devolução|estrag*|barulho|dinheiro|produto|bluetooth|ouv*|liga|ligam|morreu|morreram|pifou|pifaram|porcaria|funcionar',
      ],
      'Diga o que comprou e qual é o problema.',
      'Comprei estes fones na semana passada, e eles vieram com defeito.',
      {
        other_wordings: ['Pois não, o que aconteceu?', 'Qual é o problema, e com que produto?'],
        reactions: [
          when('dinheiro|devolver|devolução|reembols*', 'Vamos ver se dá. Primeiro preciso entender o problema.'),
          when(
            'pararam|parou|não funciona*|defeito|quebr*|estrag*|não liga*|não carreg*|problema*|vieram|ruim|chiado|mudo',
            [
              'Pararam de funcionar, que azar!',
              'Tão novos e já com defeito, que chato.',
              'Que chato, eles são quase novos. Vamos ver.',
            ],
          ),
          when('som|barulho|ouv*', 'Fones sem som: assim a vida fica muda!'),
          when('trocar|troca|garantia|conserto', 'Claro, é para isso que estou aqui.'),
          when('fone*|headphone*|comprei|produto|aparelho', 'Ah, esses fones! Já conheço o modelo.'),
          on('dont_know', 'Sem pressa. O que você comprou aqui?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, sogra não aceitamos de volta! Mas que produto você trouxe?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'O que acontece exatamente quando você liga?',
      [],
      'Descreva: “Quando eu ligo, …”.',
      'Quando eu ligo os fones de ouvido, a luz fica vermelha, mas não sai som.',
      {
        other_wordings: [
          'Descreva, por favor: o que acontece quando você liga?',
          'Quero anotar na ficha: o que eles fazem quando você aperta o botão?',
        ],
        topics: [
          'cortad*|mudos|corta|interfer*|eco|distorc*|rachad*|estranho|travad*|demora*|desconect*|reconhec*|sozinh*|lent*',
          'som|música|barulho*|ruído*|chia*|volume|ouço|ouvir|escut*|voz|mudo|silêncio|baixo|alto|apit*|estal*|microfone',
          'luz|luzes|vermelh*|verde|azul|pisca*|acend*|apag*|led|tela|botão|botões',
          'liga*|ligo|deslig*|funciona*|conect*|bluetooth|celular|cabo|fio|morre*|trav*|reinici*|carreg*|bateria|descarreg*|energia',
          'lado|esquerd*|direit*|um só|orelha*|ouvido*|caixa|quente|esquent*|fumaça|cheiro|explod*',
          'nada|acontece|quando|depois|minuto*|segundo*|sempre|às vezes|só|aparece|erro|sinal|falha*|quebr*|chinês|língua|estranha|conversa|rádio|desliga sozinho',
        ],
        reactions: [
          when('fumaça|esquent*|explod*|quente|cheiro', 'Isso é perigoso! Que bom que você veio logo.'),
          when('lado|esquerd*|direit*|um só', 'Só de um lado? Metade da música, metade da alegria.'),
          when('luz|vermelh*|pisca*|acend*', [
            'Essa luz nunca é bom sinal.',
            'A luz quer dizer alguma coisa, mas nem o manual sabe o quê.',
            'Obrigado, isso já me diz bastante.',
          ]),
          when('bluetooth|conect*|celular', 'A conexão, de novo! É um clássico.'),
          when('barulho*|ruído*|chia*|estal*|apit*', 'Parece um rádio velho, imagino.'),
          when('nada|não acontece nada|não liga*|mort*', [
            'Nada de nada? Vou anotar.',
            'Nem um sinal de vida, portanto.',
          ]),
          when('bateria|carreg*|deslig*|minuto*|segundo*', 'Pode ser a bateria, vou anotar.'),
          when('som|música|ouço|ouvir|escut*|mudo', 'Sem som, vou anotar na ficha.'),
          on('dont_know', 'Experimente aqui: acende uma luz? Sai algum som?', { goes_to: 'stay' }),
          on('joke', 'Eles cantam sozinhos? Isso vale mais! Mas falando sério, o que acontece?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você carregou a bateria? E eles caíram alguma vez?',
      [
        'carreg*|bateria|caiu|caíram|cair|queda|sim|não|nunca|cuidado|hora*|noite|toda|água|molh*|chuva|banho|chão|vez|jamais|ontem|cabo|cachorro|filho|mesa|sofá|lav*|claro|sempre|nenhum*|inteir*|tomada|piscina',
      ],
      'Responda às duas perguntas.',
      'Deixei carregar a bateria a noite toda, e nunca deixei cair.',
      {
        other_wordings: [
          'Só para ter certeza: a bateria está carregada? E os fones nunca caíram?',
          'Duas perguntas de rotina: você carregou a bateria, e eles sofreram alguma queda?',
        ],
        reactions: [
          when('água|molh*|chuva|banho|lav*|piscina', 'Água… Isso complica, mas vamos ver o que posso fazer.'),
          when('cachorro|gato|filho|irmão', 'Ai, ai! Mas não vejo marcas, então fica entre nós.'),
          when(
            'nunca caíram|não caíram|nunca deixei|nunca caiu|não caiu|com cuidado|jamais|cuidado|carinho|manual|instruç*|cuido|cuidei',
            [
              'Muito bem, então a culpa é do aparelho.',
              'Você cuida bem das suas coisas, dá para ver.',
              'Estou vendo, não têm nem um arranhão.',
            ],
          ),
          when('caiu|caíram|deixei cair|uma vez|queda', 'Uma queda pequena eles deviam aguentar.'),
          when('não carreg*', 'Sem carga? Testei aqui no cabo, e também não liga.'),
          when('carreg*|bateria|noite|hora*', 'Então a bateria não é o problema.'),
          on('no', 'Testei aqui no cabo, e também não liga.'),
          on('yes', 'Certo, anotei as duas coisas.'),
          on('dont_know', 'Pense um pouco: ficaram na tomada? Caíram no chão?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Pode me dar a nota fiscal, por favor?',
      [
        'nota|perdi|acho|encontro|encontrei|não|desculpe|infelizmente|casa|e-mail|email|extrato|banco|cartão|caixa|aqui|sim|joguei|paguei|comprovante|claro|esqueci|lixo|recibo|foto|presente|celular|sumiu|aplicativo|pix|tenho|jogado|jog*',
      ],
      'Explique que não acha, e ofereça outra coisa.',
      'Desculpe, não acho a nota fiscal, mas tenho a caixa e o extrato.',
      {
        other_wordings: ['Agora preciso da nota fiscal. Você está com ela?', 'E a nota fiscal, você trouxe?'],
        reactions: [
          when(
            [
              'não|perdi|joguei|sem|esqueci|sumiu',
              'extrato|cartão|banco|e-mail|email|aplicativo|celular|comprovante|foto|pix',
            ],
            [
              'Sem nota é mais difícil, mas o seu comprovante pode servir.',
              'Normalmente preciso da nota, mas isso já ajuda muito.',
              'Tudo bem, vamos tentar de outro jeito.',
            ],
          ),
          when(
            'perdi|joguei|lixo|esqueci|sumiu|casa|não acho|não encontr*|não tenho|infelizmente|apag*|tinta|rasg*|ilegível|molhou|não guard*|jog* fora',
            [
              'Sem nota, normalmente não posso aceitar. Mas vamos tentar outra coisa.',
              'Ai, sem nota o sistema fica bravo. Vamos tentar de outro jeito.',
            ],
          ),
          when('presente', 'Um presente? Então vamos procurar a compra no sistema.'),
          when('caixa', 'A caixa ajuda, tem o número do aparelho.'),
          when(
            'aqui|sim|claro|tenho|encontrei|achei|=toma|tome|pegue|na bolsa|no bolso|na carteira|sacola|bolsa|envelope|guardei|bem aqui',
            ['Ah, que bom, isso simplifica tudo.', 'Perfeito. Está um pouco apagada, vou copiar os dados.'],
          ),
          on('no', 'Sem nota, normalmente não posso aceitar. Mas vamos tentar outra coisa.'),
          on('yes', 'Perfeito. Está um pouco apagada, vou copiar os dados.'),
          on('dont_know', 'Procure na carteira ou na caixa. Não está lá?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Para o sistema: quando você comprou, e como pagou?',
      [
        'semana|dia*|segunda|terça|quarta|quinta|sexta|sábado|domingo|passad*|#|cartão|dinheiro|pix|extrato|banco|celular|aplicativo|paguei|há|faz|ontem|mês|crédito|débito|parcel*|natal|manhã|tarde|internet|online|espécie|anteontem|aniversário|black friday|ano novo|carnaval|páscoa|boleto|à vista|presente',
      ],
      'Diga o dia e como pagou. Há outra prova?',
      'Na sexta passada, no cartão. Está no extrato, ainda na garantia.',
      {
        other_wordings: [
          'Vou procurar a compra no computador: em que dia foi, e como você pagou?',
          'Preciso de dois dados: o dia da compra e a forma de pagamento. Quais são?',
        ],
        reactions: [
          when('mês|meses|natal|ano', 'Já faz um tempo, mas a garantia ainda vale.'),
          when(
            [
              'semana|segunda|terça|quarta|quinta|sexta|sábado|domingo|dia*|ontem|#',
              'cartão|crédito|débito|pix|extrato',
            ],
            ['Achei! Aqui está a sua compra.', 'Está aqui no sistema, que sorte.', 'Perfeito, encontrei a compra.'],
          ),
          when('dinheiro|espécie', 'Em dinheiro? Vou procurar pelo dia e pelo preço. Achei!'),
          when(
            'pix|cartão|crédito|débito|extrato|aplicativo|celular',
            'Com isso eu acho a compra em um segundo. Pronto!',
          ),
          when('internet|online', 'Pela internet? Sem problema, aqui vale também.'),
          when('semana|segunda|terça|quarta|quinta|sexta|sábado|domingo|ontem|dia*|#', 'Já vejo a sua compra aqui.'),
          on('dont_know', 'Mais ou menos: foi nesta semana? No cartão ou em dinheiro?', { goes_to: 'stay' }),
          when(
            'anteontem|aniversário|black friday|carnaval|páscoa',
            'Então foi há pouco. Já acho a compra por essa data.',
          ),
        ],
      },
    ),
    step(
      'Eu poderia mandar para o conserto, e leva três semanas. Tudo bem?',
      [
        'não|três|troc*|dinheiro|reembols*|preferi*|preciso|sim|tudo bem|acordo|outro*|garantia|defeito|devolv*|demais|claro|aceito|pode ser|esper*|demora*|inaceitável|absurdo|impossível|ok|nem pensar|viag*|viajo|uso|dias|rápid*|emprest*|gerente|longo|tempo|infelizmente|jeito nenhum|música|nesse tempo',
      ],
      'Diga o que preferiria, e por quê.',
      'Três semanas de conserto é muito. Eu preferiria trocar, porque preciso deles.',
      {
        other_wordings: [
          'A regra da casa é mandar para o conserto: três semanas. Você concorda?',
          'O normal seria um conserto de três semanas. O que você acha?',
        ],
        reactions: [
          when(
            'não aceit*|não concord*|não pode ser|não está tudo bem|não posso esperar|claro que não',
            'É muito tempo, tem razão.',
          ),
          when(
            'tudo bem|pode ser|aceito|claro|de acordo|ok|sem problema',
            'Agradeço a paciência. Mas o técnico acaba de escrever: não há peças para o conserto!',
          ),
          when('gerente|absurdo|inaceitável|nem pensar|lei', [
            'Calma, a gente resolve sem briga.',
            'Entendo a irritação, eu também ficaria assim.',
          ]),
          when('troc*|nov*|outros', [
            'Fones novos seriam o mais justo, concordo.',
            'Trocar, sim, eu também ia querer.',
            'Eu também preferiria. Deixe eu olhar o estoque.',
          ]),
          when('dinheiro|reembols*|devolv*', 'O dinheiro de volta, entendo.'),
          when(
            'trabalh*|viag*|viajo|todos os dias|estud*|uso|sem fone*|ficar sem|sem música|viciad*|ouço',
            'Três semanas sem música, ninguém merece.',
          ),
          when('muito|demais|demora*|longo|tempo|três|esper*', 'É muito tempo, tem razão.'),
          on('no', ['É muito tempo, tem razão.', 'Entendo, vou ver outra coisa.']),
          on('yes', 'Agradeço a paciência. Mas o técnico acaba de escrever: não há peças para o conserto!'),
          on('dont_know', 'Se pudesse escolher: conserto, fones novos ou dinheiro?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Já olhei no estoque: esse modelo está esgotado. Posso dar um vale-compra ou devolver o dinheiro. O que escolhe?',
      [
        'dinheiro|vale*|vale-compra|reembols*|devolv*|outro*|nenhum*|modelo|cartão|escolho|prefiro|quero|primeir*|segund*|metade|pix|conta|desconto|tanto faz|compra|fone*|os dois|gerente|esper*|grana|devolução|crédito',
      ],
      'Escolha e dê um motivo.',
      'Se está esgotado, prefiro o dinheiro, porque não preciso de um vale-compra.',
      {
        other_wordings: [
          'Para trocar, só se eu tivesse: esse modelo está esgotado. Você prefere um vale-compra ou o dinheiro?',
          'Má notícia, o modelo está esgotado; boa notícia, posso dar um vale-compra ou devolver o dinheiro. Qual dos dois?',
        ],
        reactions: [
          when(
            'outro modelo|outros fones|esper*|modelo parecido|algo parecido|outra marca|similar',
            'Há um parecido, mas custa mais. Faço um vale-compra, e você escolhe com calma.',
          ),
          when('nenhum*|gerente', 'Eu entendo, mas são as duas coisas que posso fazer. Vou deixar o dinheiro marcado.'),
          when('os dois|metade', 'Os dois ao mesmo tempo o sistema não deixa! Fica o dinheiro.'),
          when('não * vale|dinheiro|reembols*|devolv*|pix|cartão|conta|segund*|devolve|estorno|grana|reais', [
            'O dinheiro, então. Em três dias ele está de volta.',
            'Entendo perfeitamente. O dinheiro volta em três dias.',
            'Sem problema, já faço o estorno.',
          ]),
          when('vale*|vale-compra|primeir*|desconto', [
            'Um vale-compra, então. Vale um ano.',
            'O vale, ótimo! E ainda ponho dez reais de presente.',
          ]),
          when('tanto faz', 'Então fica o dinheiro, que serve em qualquer lugar.'),
          on('dont_know', 'Você quer comprar mais alguma coisa aqui, ou não?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Já está no sistema. Mais alguma coisa?',
      [],
      'Agradeça, ou peça por exemplo um comprovante.',
      'Você pode me dar um comprovante, por favor? E obrigado pela ajuda.',
      {
        other_wordings: [
          'Pronto, está registrado. Posso ajudar em mais alguma coisa?',
          'Só falta a sua assinatura… Obrigado! Você quer mais alguma coisa?',
        ],
        topics: [
          'não|nada|só isso|só|é tudo|isso é tudo|mais nada|obrigad*|valeu|agradeç*|gentil|atenção|ajuda|tchau|até|bom dia|boa tarde|paciência|simpátic*|ótimo|perfeito|tudo certo|tudo bem|fica assim',
          'comprovante|recibo|nota|papel|documento|assin*|cópia|e-mail|email|número|protocolo|prazo|quando|garantia|confirm*|caneta',
          'sim|quero|queria|gostaria|preciso|poderia|pode|outro*|outra|modelo|fone*|cabo|carregador|capa|bateria|desconto|sacola|banheiro|gerente|reclam*|horário|loja|caixa|estacionamento|resolvido|encerrado|nada mais|por hoje|estorno|cai o dinheiro',
        ],
        reactions: [
          when('comprovante|recibo|papel|documento|cópia|nota|protocolo', ['Claro, é um direito seu.', 'Com certeza.']),
          when('desconto', 'Da próxima vez, dou cinco por cento!'),
          when('outro*|outra|modelo|cabo|carregador|capa|fone*', 'Isso fica logo ali, no corredor dois.'),
          when('obrigad*|valeu|agradeç*|gentil|ajuda|simpátic*', [
            'Eu é que agradeço a educação.',
            'Foi um prazer ajudar.',
          ]),
          when('nada|só isso|é tudo|não|tudo certo', ['Perfeito.', 'Então está resolvido.']),
          on('no', ['Perfeito.', 'Então está resolvido.']),
          on('yes', 'Claro, o que mais você deseja?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, um helicóptero está esgotado! Mais alguma coisa de verdade?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Um momento, vou testar… Ai, que susto, uma luz piscou! O que acontece exatamente quando você liga?'),
    twist(5, 'Ih, o computador travou! Pronto, voltou. Então: quando você comprou, e como pagou?'),
    twist(
      7,
      'O colega do estoque ligou: o último acabou de ser vendido, está esgotado! Posso dar um vale-compra ou devolver o dinheiro. O que escolhe?',
    ),
  ],
  starters: [
    'Com licença, o pós-venda é aqui?',
    'Olá. Estou com um problema num produto.',
    'Boa tarde, eu queria devolver uma coisa.',
  ],
  opening_message: 'Boa tarde. Você veio ao balcão certo.',
  closing_message: 'Está tudo resolvido, e desculpe o incômodo. Boa tarde, e boa música!',
  correction: 'prompt',
})
