export const known = `
mãe mɐ̃j, pão pɐ̃w, não nɐ̃w, bem bẽj, bom bõ, homem omẽj, também tɐ̃bẽj, sim sĩ, um ũ, com kõ,
tempo tẽpu, campo kɐ̃pu, bomba bõbɐ, filho fiʎu, mulher muʎɛh, olho oʎu, banho bɐɲu, vinho viɲu, amanhã amɐɲɐ̃, chuva ʃuvɐ,
chave ʃavi, xícara ʃikaɾɐ, caixa kajʃɐ, peixe pejʃi, táxi taksi, exame ezɐmi, gente ʒẽtʃi, girafa ʒiɾafɐ, janela ʒanɛlɐ, gato gatu,
guerra gɛhɐ, guitarra gitahɐ, água agwɐ, quatro kwatɾu, queijo kejʒu, quente kẽtʃi, cinco sĩku, cidade sidadʒi, casa kazɐ, coração koɾasɐ̃w,
rato hatu, carro kahu, caro kaɾu, brasil bɾaziw, sol sɔw, mel mɛw, alto awtu, azul azuw, hora ɔɾɐ, hoje oʒi,
dia dʒiɐ, tia tʃiɐ, noite nojtʃi, leite lejtʃi, onde õdʒi, verde vehdʒi, pai paj, dois dojs, meu mew, outro owtɾu,
feijão fejʒɐ̃w, lições lisõjs, põe põj, nasce nasi, escola iskɔlɐ, livro livɾu, falar falah, amor amoh, eu ew, muito mũjtu`

export const others = `
janeiro ʒanejɾu, fevereiro feveɾejɾu, abril abɾiw, junho ʒuɲu, sábado sabadu, domingo domĩgu, irmão ihmɐ̃w, trabalho tɾabaʎu, professor pɾofesoh, aluno alunu,
janta ʒɐ̃tɐ, sombra sõbɾɐ, limpo lĩpu, jardim ʒahdʒĩ, jovem ʒɔvẽj, viagem viaʒẽj, ontem õtẽj, maçã masɐ̃, laranja laɾɐ̃ʒɐ, pequeno pekenu,
grande gɾɐ̃dʒi, vermelho vehmeʎu, branco bɾɐ̃ku, papel papɛw, hospital ospitaw, futebol futʃibɔw, rua huɐ, terra tɛhɐ, flores floɾis, cachorro kaʃohu,
manhã mɐɲɐ̃, dinheiro dʒiɲejɾu, ovelha oveʎɐ, abelha abeʎɐ, pessoa pesoɐ, guardar gwahdah, quinze kĩzi, vizinho viziɲu, aviões aviõjs, mesmo mezmu`
