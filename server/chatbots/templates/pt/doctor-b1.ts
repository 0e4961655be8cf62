import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Ligar para a clínica',
  language: 'pt',
  level: 'B1',
  description:
    'Ligue para a clínica, explique o que aconteceu e consiga uma consulta, mesmo quando quase não há mais vagas.',
  role: 'Recepcionista de uma clínica cheia em Curitiba',
  partner_name: 'Simone',
  region: 'BR',
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
  facts: [
    fact(
      'Posso levar alguém?',
      ['levar|trazer|acompanh*|ir com|vir com', 'alguém|mãe|pai|filh*|amig*|marido|mulher|acompanhante|comigo'],
      'Pode, sim. Menores de dezoito anos devem vir com um adulto.',
    ),
    fact(
      'Devo colocar gelo?',
      'gelo|compressa',
      'Gelo ajuda: uns quinze minutos, enrolado num pano, várias vezes ao dia.',
    ),
    fact(
      'Posso tomar um analgésico?',
      ['posso|devo|tomar|qual', 'analgésico*|remédio*|comprimido*|paracetamol|ibuprofeno|dipirona'],
      'Se você não tem alergia, pode tomar o analgésico que costuma tomar. Antes, leia bem a bula.',
    ),
    fact(
      'Posso andar ou dirigir?',
      ['posso|devo|dá', 'andar|caminhar|dirigir|mexer|trabalhar|esporte|correr|treinar|jogar'],
      'O melhor é descansar e fazer o mínimo até a consulta. E venha de táxi ou de carona.',
    ),
    fact(
      'E se piorar?',
      ['se', 'pior*|inchar|aumentar|febre|dor'],
      'Se piorar muito, vá ao pronto-socorro, que fica aberto a noite toda.',
    ),
    fact(
      'Devo enfaixar?',
      'faixa|enfaixar|levantar|elevar|pomada|banho|calor',
      'Pode enfaixar sem apertar, e deixe essa parte levantada quando se sentar. Calor, não.',
    ),
    fact(
      'Vou precisar de uma radiografia?',
      'radiografia|raio-x|raio x|exame*|gesso|quebrad*|fratura',
      'Isso o doutor decide. Se precisar, fazemos a radiografia aqui mesmo.',
    ),
    fact(
      'Quanto custa a consulta?',
      'quanto custa|preço|custa|pagar|paga|caro|valor|quanto é',
      'Pelo convênio você não paga nada. Sem convênio, são duzentos reais.',
    ),
    fact(
      'Vocês aceitam o meu convênio?',
      'aceita*|plano|seguro|convênio*',
      'Aceitamos quase todos os convênios da cidade.',
    ),
    fact(
      'Qual é o endereço?',
      'endereço|onde fica|onde é|como chego|rua|ônibus|longe',
      'Rua das Araucárias, cento e vinte, ao lado do mercado. O ônibus para bem na frente.',
    ),
    fact(
      'Tem estacionamento?',
      'estacionamento|estacionar|vaga para carro|carro',
      'Tem estacionamento atrás da clínica, e é gratuito.',
    ),
    fact(
      'Quanto tempo demora a consulta?',
      ['quanto tempo|demora|dura|esperar', 'consulta|demora|dura|espera|esperar'],
      'Uns vinte minutos. Mas hoje a sala de espera está cheia.',
    ),
    fact(
      'O médico é bom?',
      ['doutor|médic*', 'bom|boa|quem|como|nome|simpático|especialista'],
      'É o doutor Matos, ortopedista há vinte anos. Ele é muito calmo e explica tudo.',
    ),
    fact('Vocês dão atestado?', 'atestado|declaração|receita', 'O doutor dá o atestado no fim da consulta.'),
    fact(
      'A que horas vocês fecham?',
      'abre*|abrem|fecha*|fecham|horário|aberto|aberta',
      'Abrimos às oito e fechamos às sete. Aos sábados, só de manhã.',
    ),
    fact(
      'Com quem estou falando?',
      'quem fala|com quem|seu nome|você se chama|qual o nome',
      'Meu nome é Simone, da recepção.',
    ),
    fact(
      'Há quanto tempo você trabalha aí?',
      ['tempo|anos', 'trabalha'],
      'Há doze anos. E nunca vi uma segunda-feira calma!',
    ),
    fact(
      'Você já se machucou assim?',
      ['você', 'já|machucou|caiu|torceu|quebrou'],
      'Já torci o pé duas vezes, dançando. Por isso entendo bem.',
    ),
    fact(
      'Como você está?',
      'tudo bem|como vai|como está|como você está',
      'Tudo bem, obrigada. Só estamos com a casa cheia.',
    ),
    fact('Está frio aí?', 'frio|chov*|chuva|tempo', 'Aqui em Curitiba? Faz frio de manhã e calor à tarde.'),
    fact('Pode ser às seis?', 'pode ser|posso ir|que tal|seis|meio-dia|meia', 'Já está reservado.'),
  ],
  steps: [
    step(
      'Em que posso ajudar?',
      [
        'médic*|doutor*|doem|torci|quebrei|cortei|atendido|atendida|ortopedista|inchado|inchada|examinar|urgente|espalda|febre|tosse|gripe|doente|sangue|sangr*|marcar uma|marcar um|marcar consulta|marcar hora|bati a|bati o|bati com|meu braço|o braço|no braço|minha perna|a perna|minha mão|a mão|na mão|dor',
      ],
      'Diga por que está ligando: “Eu queria uma consulta, porque…”.',
      'Eu queria uma consulta, porque torci o tornozelo.',
      {
        other_wordings: ['O que houve, e como posso ajudar?', 'Pois não, como posso ajudar?'],
        reactions: [
          when('tornozelo|joelho|pulso|pé|dedo|ombro|nariz|pescoço', [
            'O {heard}… Deve doer bastante.',
            'Ai, o {heard}! Sinto muito.',
            'Nossa, o {heard}! Nem me fale, isso dói.',
          ]),
          when('cabeça', 'Ai, a {heard}! Sinto muito.'),
          when('costas', 'Ai, as costas! Sinto muito.'),
          when(
            'caí|queda|acidente|machuc*|picada|inchou|inchad*|bati a|bati o|bati com|tropec*|cortei|queimei|escorreg*|sangr*|mord*',
            'Que susto! Sinto muito.',
          ),
          when(
            'dor|dói|doendo|não durmo|não consigo dormir|sem dormir|noites|dente*|garganta|ouvido|barriga|estômago',
            'Com dor não dá para esperar, eu sei.',
          ),
          when('consulta|horário|vaga', 'Vamos ver o que dá para fazer, a agenda está cheia.'),
          on('dont_know', 'Sem pressa. Você está com dor em algum lugar?', { goes_to: 'stay' }),
          on('joke', 'Que bom rir um pouco numa segunda-feira! Mas diga: o que aconteceu com você?', {
            goes_to: 'stay',
          }),
          when('me sinto mal|passando mal|o doutor', ['Entendi.', 'Está bem.']),
          when(
            'receita|renovar|resultado*|exame*|vacina',
            'Isso eu resolvo por aqui mesmo, um momento. Mas o doutor quer ver você antes.',
          ),
        ],
      },
    ),
    step(
      'Como isso aconteceu?',
      [],
      'Conte no passado: “Eu estava… quando…”.',
      'Eu estava jogando futebol quando escorreguei na grama molhada.',
      {
        other_wordings: ['Me conte: o que aconteceu exatamente?', 'Preciso anotar na ficha: o que foi que aconteceu?'],
        topics: [
          'caí|cair|caiu|queda|caindo|tombo|tropec*|escorreg*|desequilibr*|derrub*|pul*|saltei|saltar|desci|descendo|desmaiei|jogar bola|jogar futebol|jogando bola|jogava futebol|de carro|o carro|um carro|no carro|de moto|da moto|a moto|meu cachorro|um cachorro|meu gato|meu filho|minha filha|um cara',
          'na cozinha|na festa|no banho|no banheiro|na piscina|na academia|no trabalho|trabalhando|da bicicleta|a bicicleta|andando|correndo|corria|treinando|cozinhando|cozinhava|limpando|dormindo|acordei com|bati a|bati o|bati com|bati na|bati no|bati meu|da cama|da cadeira|na porta|a mesa|na mesa|a bola',
          'uma bola|de salto|na chuva|chovia|uma caixa|a mala|as malas|o sofá|no ônibus|do ônibus|subindo a|brincava com|passo em falso|escalera|mexendo|levantei|deitei|esporte|quando eu|me machuquei|de repente|estava jogando|jogando futebol|jogando com|estava *ndo|estava fazendo|estava na|estava no',
          'estava de|brincando com|andava de|caí de|caí da|tava jogando|tava *ndo|fazendo esporte|fazendo ioga|me bateu|me empurr*|torci|torcer|virei|quebr*|cort*|machuc*|queim*|pisei|pisou|dobr*|levant*|carreg*|puxei|empurr*|chutei|chutou|mord*|prendi|atropel*|estirei|dei um jeito|basquete|vôlei|treino',
          'ginástica|skate|patin*|esqui*|surf*|cavalo|judô|luta|lutando|dançando|dancei|dança|baile|balada|trampolim|trilha|escada*|degrau*|chão|molhad*|grama|gelo|calçada|banheiro|chuveiro|buraco|garagem|tapete|árvore|muro|telhado|faca|mudança|móvel|móveis|arrum*|consert*|peso|acidente|eu estava|enquanto',
          'acordei|aconteceu|não vi|não sei como|eu pintava|estava pintando|parede|lavando|varrendo|jardim|cortando|móvel|box|sabão|criança|brincando|mudança|feira|mercado',
        ],
        reactions: [
          when('jogar futebol|jogando futebol|jogava futebol|jogar bola|jogando bola|a bola|uma bola', [
            'O futebol manda muita gente para cá!',
            'Segunda-feira é o dia dos jogadores.',
            'Espero que pelo menos o seu time tenha ganhado.',
          ]),
          when('danç*|baile|balada', 'Dançando! Isso já me aconteceu também.'),
          when('escada*|degrau*', 'As escadas são um perigo.'),
          when('skate|patin*|bicicleta|moto|caí|queda|tombo|tropec*', 'Nossa, que susto você deve ter levado!'),
          when('meu cachorro|um cachorro|meu gato|me mord*', 'Os bichos aprontam cada uma!'),
          when('escorreg*|molhad*|grama', 'Com esse chão molhado, é fácil escorregar.'),
          when('carreg*|peso|mudança|móve*', 'Fazendo força, a gente se machuca fácil.'),
          when('basquete|vôlei|trein*|trilha', 'E dizem que esporte faz bem!'),
          on('dont_know', 'Foi de repente, então. Você caiu ou começou a doer sozinho?', { goes_to: 'stay' }),
          on('joke', 'Essa eu vou contar para o doutor! Mas falando sério, o que aconteceu?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E como está agora? Mudou alguma coisa desde então?',
      [
        'roxo|roxa|doeu|mudou|mudança|febre|sangr*|sinto|consigo|maior|pus|gelo|remédio|insuportável|latej*|formig*|dormente|coça*|manc*|hinchado|hematoma|está azul|ficou azul|muito grande|está quente|à noite|como uma bola|está vermelho|ficou vermelh*|quando ando|ainda dói|ainda está|na mesma|não dormi',
      ],
      'Descreva: está inchado? Consegue mexer? Está pior?',
      'Está inchado e roxo, e está piorando: dói mais quando ando.',
      {
        other_wordings: [
          'E hoje, como você está? Está igual ou mudou?',
          'De lá para cá, melhorou ou piorou? Descreva um pouco, por favor.',
        ],
        reactions: [
          when(
            ['inchad*|inchou', 'rox*'],
            [
              'Inchado e roxo… Isso o doutor precisa ver.',
              'Pelo jeito foi feio. Melhor o doutor olhar.',
              'Nossa, inchado e roxo! Não dá para deixar assim.',
            ],
          ),
          when(
            'inchad*|inchou|inchando|balão|desinch*|incomoda|bola|enorme|mais escuro|escureceu|estufad*',
            'Se está inchado, é bom o doutor olhar.',
          ),
          when('não melhorou|não está melhor|não melhor|não melhora', 'E já faz uns dias. Não é para brincar.'),
          when(
            'está melhor|um pouco melhor|bem melhor|muito melhor|já melhorou|melhorou um|melhorou muito|melhorando um|dói menos|diminuiu|desinch*|alivi*',
            'Menos mal! Mesmo assim, é melhor alguém olhar.',
          ),
          when(
            'pior|piorou|piorando|aumentou|não passa|não passou|não para|mais forte|subiu|apareceu|apareceram|mancha*|espalh*|ardendo|arde|formig*',
            'Piorando? Então não vamos deixar para lá.',
          ),
          when('não mudou|igual|mesma', 'Nem melhor nem pior, então. Vou anotar.'),
          when(
            'não dormi|não durmo|consigo dormir|consegui dormir|posso dormir|durmo mal|a noite toda|a noite inteira',
            'Sem dormir, ninguém aguenta.',
          ),
          when('ando|pisar|mexer|mexo', 'Então faça o mínimo de esforço, por favor.'),
          when('dói|dor|doendo|dores', 'Imagino o que você está passando.'),
          on('dont_know', 'Olhe com calma: está inchado? Dá para mexer?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'O doutor só tem vaga na quinta-feira. Poderia esperar?',
      [
        'possível|consigo|aguento|difícil|quinta-feira|cancel*|pronto-socorro|urgência|tudo bem|está bem|não dá|posso esperar|posso sim|eu posso|ainda hoje|hoje mesmo|para hoje|hoje ou amanhã|para amanhã|só amanhã|até amanhã|amanhã de manhã|mais cedo|muito tarde|algo antes|nada antes|vaga antes',
      ],
      'Diga por que não pode esperar, ou se pode.',
      'Não posso esperar tanto, é urgente: quase não consigo andar.',
      {
        other_wordings: [
          'A agenda está cheia até quinta-feira. Dá para esperar até lá?',
          'Até quinta-feira não tenho nada livre. Você consegue esperar?',
        ],
        reactions: [
          when(
            'sem problema*|não tem problema|posso esperar sim|posso esperar até',
            'Agradeço a compreensão, mas vou tentar antes.',
          ),
          when(
            'não consigo|não posso|não aguento|impossível|urgente|emergência|não aguenta*|falta muito|tempo demais|tarde demais|muito longe|preferia hoje|prefiro hoje|queria hoje|queria antes|com essa dor|sem dormir',
            [
              'Entendo, parece urgente mesmo.',
              'Está bem, vou dar um jeito.',
              'Claro, com essa dor não dá para esperar.',
            ],
          ),
          when(
            'preciso trabalhar|tenho trabalho|tenho que trabalhar|tenho de trabalhar|meu trabalho|no trabalho|tenho aula|tenho prova|vou viajar|a escola|minha viagem',
            'Entendo, a vida não para. Vou dar um jeito.',
          ),
          when('dor|dói|pior|piorando|piorar', 'Com essa dor, não vou fazer você esperar.'),
          when(
            'ainda hoje|hoje mesmo|para hoje|para amanhã|até amanhã|mais cedo|antes disso|nada antes|algo antes|vaga antes|tanto tempo|outro jeito|alguém cancelar',
            'Antes disso… vou procurar.',
          ),
          on('no', ['Entendo. Vou dar um jeito.', 'Está bem, vou procurar outra coisa.']),
          on('yes', 'Agradeço a paciência, mas vou tentar antes.'),
          when(
            'espero|esperar|serve|pode ser|pode ser quinta|quinta mesmo|quinta está|quinta serve|combinado|claro que posso|posso sim|sem pressa|aguento',
            'Agradeço a paciência, mas vou tentar antes.',
          ),
          on('dont_know', 'Pense na dor: até quinta são três dias. Dá para aguentar?', { goes_to: 'stay' }),
          when(
            'antes disso|até quinta|na quinta|quinta eu|quinta está|não consigo dormir|não durmo|vou viajar|tenho aula|tenho prova|tenho trabalho|preciso trabalhar|tenho que trabalhar|tenho de trabalhar|outro médico|outro doutor|outro dia|outro horário|muito longe|tempo demais',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'Olhe só, alguém acabou de desmarcar: hoje ao meio-dia e meia ou às quinze para as seis. O que é melhor para você?',
      [
        '#:#|17:45|12:30|5:45|meia-dia|nenhum|#|mais cedo|12 e|hoje à tarde|hoje de tarde|à tarde|de tarde|mais tarde|tarde é|cedo possível|bem cedo|antes do|depois do|do almoço|hora do almoço|amanhã não|só amanhã|amanhã de|o primeiro|a primeira|primeiro horário|o segundo|a segunda opção|segunda opção|meia',
      ],
      'Escolha um horário e diga por quê.',
      'Pode ser às quinze para as seis? Trabalho até as cinco.',
      {
        other_wordings: [
          'Que sorte: duas pessoas desmarcaram hoje! Tenho meio-dia e meia ou quinze para as seis. Qual horário você prefere?',
          'Achei dois horários hoje: ao meio-dia e meia e às quinze para as seis. Qual fica melhor?',
        ],
        reactions: [
          when(
            'tarde demais|na quinta|quinta é|quinta-feira|outro dia',
            'Não, estes dois são de hoje! Meio-dia e meia ou quinze para as seis?',
            { goes_to: 'stay' },
          ),
          when(
            'não posso|depois de amanhã',
            'Que pena, só tenho estes. Deixo você às quinze para as seis, e se não puder, ligue.',
          ),
          when('seis|quinze|da tarde|de tarde é|fim do dia|depois do trabalho|saio do trabalho', [
            'Quinze para as seis, o último horário do dia.',
            'Às quinze para as seis, então.',
            'Certo, quinze para as seis.',
          ]),
          when('meio-dia|meia|almoço|meio dia', [
            'Meio-dia e meia, antes do almoço do doutor.',
            'Ao meio-dia e meia, então. É melhor assim, mais cedo.',
          ]),
          when('os dois|tanto faz', 'Então fica o mais cedo, meio-dia e meia.'),
          on('no', 'Que pena, só tenho estes. Deixo você às quinze para as seis.'),
          on('dont_know', 'Você trabalha ou estuda hoje à tarde? O que é mais fácil?', { goes_to: 'stay' }),
          when(
            'segundo horário|o último|a última|nenhum dos|nenhuma das|nenhum deles|qualquer um|qualquer horário|agora mesmo|quanto antes|a las|as duas|ao meio',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'O que acha que precisa trazer?',
      [
        'papéis|papel|paciência|chinelo|muleta*|máscara|fotos|ressonância|raio-x|vacina|tarjeta|seguro-saúde|comprovante|encaminhamento|ficha|roupa|eu mesmo|minha mãe|meu pai|nada mesmo|só eu|mais nada|preciso levar|preciso trazer|vou levar|vou trazer|meu celular|minha bolsa|uma foto|raio x|acho que nada',
      ],
      'Pense em documentos e remédios.',
      'A carteirinha do convênio, e tenho uma radiografia antiga.',
      {
        other_wordings: ['Sabe o que precisa trazer para a consulta?', 'E o que você vai trazer?'],
        reactions: [
          when(
            [
              'convênio|carteirinha|identidade|documento*|passaporte|RG',
              'remédio*|radiografia*|exame*|lista|analgésico*|receita',
            ],
            [
              'É tudo de que precisamos.',
              'Perfeito, assim o doutor já vê tudo.',
              'Ótimo, com isso a consulta é bem mais rápida.',
            ],
          ),
          when('radiografia*|exame*', 'Isso ajuda muito o doutor. Traga também um documento.'),
          when(
            'remédio*|lista|analgésico*|receita|alergia*|comprimido*|bula|caixinha',
            'Muito bom. E traga também um documento, por favor.',
          ),
          when(
            'convênio|carteirinha|carteira|cartão|seguro|plano|SUS',
            'Isso mesmo. E a lista dos seus remédios, se toma algum.',
          ),
          when('identidade|passaporte|documento*|RG|CPF', 'Isso mesmo. E a carteirinha do convênio, se tiver.'),
          when('dinheiro', 'Sem convênio, aceitamos dinheiro e cartão. E traga um documento.'),
          on('dont_know', 'Pense nos documentos e nos remédios: o que você pode trazer?', { goes_to: 'stay' }),
          on('joke', 'Paciência e bom humor, isso também! Mas e os documentos, quais você tem?', { goes_to: 'stay' }),
          when('nada não', ['Entendi.', 'Está bem.']),
          when(
            'nada especial|nada de especial|alguém|companhia|acompanhante|minha mãe|meu marido|minha esposa',
            'Vir com companhia é sempre bom. E traga um documento, por favor.',
          ),
        ],
      },
    ),
    step(
      'Quer saber mais alguma coisa até lá?',
      [
        'colocar|dúvida*|uma pergunta|vocês|aceita*|estacionamento|entendi|gratid*|pagar|custa|convênio|jejum|cancelar|remarcar|raio-x|atestado|consulta|doutor|que devo|que faço|quanto tempo|por que|como é|como posso|como vou|como faço|como pago|se eu|posso tomar|devo tomar|devo fazer|posso fazer|tem que',
      ],
      'Peça um conselho: “Devo colocar gelo?”, “E se piorar?”.',
      'Devo colocar gelo, e posso tomar um analgésico?',
      {
        other_wordings: [
          'Ficou alguma dúvida antes da consulta?',
          'Antes de desligar: quer perguntar mais alguma coisa?',
        ],
        reactions: [
          when('mais nada|nada mais|nenhuma|é tudo|só isso|tudo claro|obrigad*', [
            'Qualquer coisa, é só ligar.',
            'Se piorar, ligue na mesma hora.',
          ]),
          when('gelo|analgésico*|remédio*|faixa', 'É bom perguntar isso.'),
          when('se piorar|pior*', 'Entendo a sua preocupação.'),
          when('devo|posso', 'Boa pergunta.'),
          when('endereço|quanto*|qual|onde fica|como chego|que horas', 'Já digo.'),
          on('no', ['Qualquer coisa, é só ligar.', 'Se piorar, ligue na mesma hora.']),
          on('yes', 'Pode perguntar. O que você quer saber?', { goes_to: 'stay' }),
          on('dont_know', 'Muita gente pergunta sobre gelo e remédios. Você quer saber algo assim?', {
            goes_to: 'stay',
          }),
          when(
            'posso dirigir|posso andar|posso comer|tem estacionamento|tem elevador|tem algum|tem alguma|preciso levar|preciso trazer|preciso pagar|preciso ir|preciso chegar|é melhor|onde é|onde estaciono|onde posso|não obrigad*|não não|não tenho|não preciso|isso é tudo|está tudo|tudo bem',
            ['Entendi.', 'Está bem.'],
          ),
          when(
            'tudo certo|está claro|já sei|até logo|o que devo|o que posso|o que faço|o que acontece|o que tenho|e se piorar|e se doer|e se não|e se eu|comigo|acompanh*|meu marido|minha esposa|minha filha|meu filho|dirigir|fala inglês|demora|acompanhante|banho|comer',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Desculpe, o outro telefone está tocando… Pronto, desliguei. Como isso aconteceu?'),
    twist(4, 'Ih, o doutor viaja amanhã e só volta na quinta-feira. Você poderia esperar até quinta?'),
    twist(
      6,
      'Ai, o computador apagou a sua ficha! Vou precisar dos seus dados de novo na recepção. O que acha que precisa trazer?',
    ),
  ],
  starters: [
    'Bom dia. É da clínica do doutor Matos?',
    'Olá, estou ligando para marcar uma consulta.',
    'Bom dia, espero que possa me ajudar.',
  ],
  opening_message: 'Clínica Santa Clara, bom dia, aqui é da recepção.',
  closing_message: 'Então até daqui a pouco, e venha com calma. Melhoras!',
  correction: 'prompt',
})
