export const known = `
hola ola, hombre ombɾe, vaca baka, vivir bibiɾ, beber bebeɾ, llamar ʝamaɾ, lluvia ʝubja, calle kaʝe, yo ʝo, rey rej,
queso keso, quien kjen, guerra gera, guitarra gitara, pingüino pingwino, vergüenza beɾgwenθa, gente xente, girasol xiɾasol, jamón xamon, rojo roxo,
cena θena, cine θine, casa kasa, zapato θapato, niño niɲo, año aɲo, mucho mutʃo, noche notʃe, perro pero, pero peɾo,
huevo webo, hueso weso, ahora aoɾa, bueno bweno, fuego fwego, agua agwa, cuatro kwatɾo, ciudad θjudad, viaje bjaxe, tiempo tjempo,
siempre sjempɾe, también tambjen, causa kawsa, deuda dewda, hoy oj, muy muj, seis sejs, aire ajɾe, veinte bejnte, examen eksamen,
taxi taksi, whisky wiski, kilo kilo, madre madɾe, amigo amigo, enfermo enfeɾmo, fútbol futbol, profesor pɾofesoɾ, mesa mesa, mundo mundo,
corazón koɾaθon, gato gato, guapo gwapo, lengua lengwa, averiguar abeɾigwaɾ, leer leeɾ, poeta poeta, país pais, oír oiɾ, búho buo`

export const others = `
ventana bentana, libro libɾo, abuelo abwelo, escuela eskwela, pregunta pɾegunta, respuesta respwesta, hermano eɾmano, playa plaʝa, amarillo amaɾiʝo, verde beɾde,
naranja naɾanxa, izquierda iθkjeɾda, derecha deɾetʃa, coche kotʃe, bicicleta biθikleta, jueves xwebes, viernes bjeɾnes, domingo domingo, marzo maɾθo, agosto agosto,
pequeño pekeɲo, grande gɾande, flor floɾ, nube nube, invierno imbjeɾno, otoño otoɲo, zumo θumo, manzana manθana, cuchillo kutʃiʝo, tenedor tenedoɾ,
guisante gisante, paraguas paɾagwas, europeo ewɾopeo, baile bajle, ruido rwido, limpio limpjo, hambre ambɾe, reunión rewnjon, vaho bao, sexto seksto`
