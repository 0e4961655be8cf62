const words = (text: string): string[] => text.trim().split(/\s+/)

/** First names and a few surnames from many countries. */
export const names = words(`
Aaron Abdul Adam Adele Adrian Ahmad Ahmed Aiko Aisha Akira Alba Alberto Alejandra Alejandro Aleksander Alena Alessandra Alessandro Alessia Alex Alexander Alexandra Alexis Alfredo Ali Alice Alicia Alina Amelie
Amina Amir Amira Ana Anastasia Andrea Andreas Andrei Andrés Andrzej Angela Angelika Angelo Anika Anita Anja Anke Ann Anna Anne Annika Antoine Anton Antonella Antonia Antonio Antônio Anya Arda Ariana Arjun Arturo
Asha Astrid Axel Ayşe Ayumi Azra Barbara Bartek Basti Bastian Beatrice Beatriz Bella Ben Benjamin Bernd Birgit Björn Boris Bruna Bruno Camila Camille Carla Carlo Carlos Carlotta Carmen Carolina Caroline Catarina
Caterina Catherine Cecilia Cem César Chiara Chloé Christian Christina Christine Christoph Claire Clara Claudia Claudio Clément Cristina Cristiano Daniel Daniela Daniele Danilo Dario Dariusz Davide Deniz Denise Diana Diego Dieter
Dilara Dimitri Dmitri Dominik Dora Eduardo Ela Elena Eleonora Elif Elisa Elisabeth Elizabeth Ella Elsa Emil Emilia Emilie Emilio Emily Emine Emma Emre Enrico Enrique Enzo Erik Erika Ernesto Esteban Esther Eva Ewa
Fabian Fabio Fatima Fatma Federica Federico Felipe Felix Fernanda Fernando Filip Filipe Finn Flavia Florian Francesca Francesco Francisca Francisco François Frank Franz Freya Frida Fritz Gabriel Gabriela Gabriele Gabriella
Gaëlle Gael Georg Gerd Giacomo Giada Gianluca Gianni Giorgia Giorgio Giovanna Giovanni Giulia Giulio Giuseppe Gloria Gonzalo Greta Guilherme Guillaume Guillermo Gustavo Hamza Hana Hanna Hannah Hans Haruka Haruto Hassan Heidi
Heike Heinz Helena Helga Hélène Henrik Henrique Henry Hiro Hiroshi Hugo Hyun Ibrahim Ida Ignacio Igor Ilaria Ines Inés Inga Ingrid Irina Irene Isabel Isabella Isabelle Ivan Ivana Jacek Jacques Jakob Jakub Jamal James
Jan Jana Janina Javier Jean Jennifer Jens Jessica Ji-woo Jihoon Jin João Joanna Joaquín Johan Johanna Johannes John Jonas Jörg Jorge José Josef Joseph Juan Juana Julia Julian Juliana Julie Julien Julio Jun Jürgen Kai Kaito
Kamal Karim Karin Karl Karolina Kasia Katarina Kate Katja Katrin Kemal Kenji Kevin Khadija Khalid Kim Klara Klaus Kofi Krzysztof Lara Larissa Lars Laura Laurent Layla Lea Léa Leila Lena Leo Leon Leonardo Leonie Leonor
Letícia Li Liam Lidia Lin Lina Linda Ling Linh Lisa Liu Lorena Lorenzo Louis Louise Lourdes Luca Lucas Lúcia Lucía Lucia Luciana Luigi Luis Luís Luisa Luiz Lukas Luna Łukasz Maciej Madeleine Magda Magdalena Maja
Mamadou Manon Manuel Manuela Marc Marcel Marcelo Marcin Marco Marcos Marek Margarita Margherita Maria María Marie Mariana Marina Mario Marion Marisol Marko Markus Marta Martha Martin Martina Martín Mary Maryam Mateo Mateus Mathieu
Mathilde Matilde Matteo Matthias Mattia Mauricio Max Maxime Maya Mehmet Mei Melanie Melissa Mercedes Mia Michael Michał Michel Michele Miguel Mikhail Mila Milan Milena Min Ming Mira Miriam Mirko Misaki Mohamed Mohammed Monica Monika
Monique Moritz Muhammad Murat Mustafa Nadia Nadine Naoko Naomi Natalia Natasha Nathalie Nico Nicola Nicolas Nicole Niklas Nikolai Nils Nina Nora Noah Noemi Núria Nuno Oksana Ola Olaf Oleg Olena Olga Oliver Olivia Olivier
Omar Oscar Osman Pablo Paola Paolo Pascal Patricia Patrick Patrizia Paul Paula Paulina Paulo Pavel Pedro Peter Petra Philipp Philippe Piera Pierre Pietro Pilar Piotr Priya Quentin Rachel Rafael Rahul Raj Ralf Ramón Raúl Ravi
Rebecca Regina Renata Renate Renzo Ricardo Riccardo Rita Roberta Roberto Rodrigo Romain Roman Rosa Rosario Ruben Ryan Sabine Sabrina Saki Sakura Salma Samir Samuel Sandra Sandro Santiago Sara Sarah Sasha Sebastian Sébastien Selin Selma
Sergei Sergio Silke Silvia Simon Simona Simone Sina Sofia Sofía Sofie Sonia Sophia Sophie Stefan Stefania Stefano Steffen Stella Stephan Stéphane Sunil Susana Susanne Svetlana Sven Sylvie Tadeusz Takeshi Tamara Tania Tanja Tariq Tatiana
Teresa Théo Thiago Thomas Thorsten Tiago Tim Tina Tobias Tom Tomás Tomasz Tommaso Uli Ulrike Ursula Uwe Valentina Valeria Valérie Vanessa Vera Verónica Victor Viktor Vincent Vincenzo Virginie Vito Vittoria Vladimir Wang Wei Werner Wojciech Xavier
Xin Yan Yara Yasmin Yasmine Ying Yolanda Yui Yuki Yuri Yusuf Yves Zara Zeynep Zoé Zsófia García Garcia González Hernández López Lopez Martínez Pérez Rodríguez Sánchez Müller Mueller Schmidt Schneider Fischer Weber Meyer Wagner Becker
Schulz Hoffmann Rossi Bianchi Russo Ferrari Esposito Romano Silva Santos Oliveira Souza Pereira Costa Ferreira Dubois Moreau Lefebvre Leroy Kowalski Nowak Yamada Tanaka Suzuki Sato Takahashi Kim Lee Park Nguyen Chen Zhang Singh Kumar Khan Patel Ivanov
`)

/** Places, brands and makes that the dictionaries lack. */
export const properNames = words(`
WhatsApp Instagram TikTok YouTube Netflix Spotify Facebook Twitter Google Gmail Snapchat Pinterest LinkedIn Telegram Zoom Skype Duolingo Tinder Airbnb Uber Amazon Ikea IKEA Zara Lidl Aldi Adidas Nike Samsung Apple Android iPhone iPad iPod PlayStation
Xbox Nintendo Minecraft Fortnite Roblox Pokémon Lego Disney Barbie Batman Spiderman Marvel Starbucks McDonald KFC Nutella Coca-Cola Pepsi Fanta Sprite Volkswagen BMW Audi Mercedes Fiat Ferrari Toyota Tesla Wikipedia ChatGPT Wi-Fi AI TV DVD CD PC USB ID
München Köln Zürich Düsseldorf Málaga Zaragoza Bogotá Medellín Cali Lima Quito Cusco Cuzco Mendoza Rosario Montevideo Santiago Brasília Recife Curitiba Fortaleza Salvador Lisboa Braga Coimbra Lyon Nice Toulouse Marseille Bordeaux Strasbourg Lille Nantes
Rennes Grenoble Roma Milano Torino Napoli Firenze Bologna Palermo Catania Bari Sevilla Bilbao Alicante Granada Valencia Barcelona Madrid Toledo Salamanca Tenerife Mallorca Ibiza Sardinia Sicily Tuscany Kyiv Kiev Lviv Odesa Kraków Krakow Gdańsk Wrocław Łódź
Brexit Erasmus Oktoberfest Ramadan Eid Diwali Hanukkah UK USA US EU UNESCO NASA NBA FIFA UEFA
`)

/** Everyday words that the dictionaries lack, or have in one spelling only. */
export const everydayWords = words(`
whatsapp instagram tiktok youtube netflix facebook google googled iphone iphones ipad playstation xbox spotify gmail skype zoom disney lego ikea
selfie selfies online offline app apps wifi wi-fi emoji emojis blog blogs blogger vlog vlogs influencer influencers hashtag hashtags smartphone smartphones smartwatch podcast podcasts playlist playlists laptop laptops website websites
email emails e-mail e-mails tv dvd cd pc usb id ok okay mum mom mums moms dad dads grandma grandpa grandmas grandpas granny telly loo bro dude guys bestie besties hangout barbecue barbecues bbq takeaway takeout brunch smoothie smoothies latte lattes
cappuccino cappuccinos espresso espressos macchiato croissant croissants baguette baguettes muesli hummus tofu sushi ramen paella tapas taco tacos burrito burritos nachos guacamole salsa lasagna lasagne risotto gelato tiramisu mozzarella prosciutto pesto panini
gnocchi ravioli spaghetti penne kebab kebabs falafel curry curries naan schnitzel bratwurst pretzel pretzels strudel pancake pancakes waffle waffles brownie brownies cupcake cupcakes cookie cookies muffin muffins donut donuts doughnut doughnuts yoghurt yogurt
ketchup mayo mayonnaise lockdown covid coworker coworkers teammate teammates roommate roommates flatmate flatmates housemate housemates classmate classmates girlfriend boyfriend babysitter babysitters babysit au-pair homeoffice freelancer freelance startup startups
teamwork feedback deadline deadlines brainstorm workout workouts gym gyms yoga pilates zumba karate judo taekwondo snowboard snowboarding skateboard skateboarding parkour hiking jogging cycling surfing kayaking rollerblading bouldering kitesurfing
videogame videogames gamer gamers gaming livestream streaming screenshot screenshots touchscreen login logout username usernames password download upload downloads uploads bluetooth webcam webcams headphones earphones charger chargers powerbank
backpack backpacks backpacker carpool flatshare hostel hostels bnb checkout check-in check-out boarding sightseeing roundabout carpark cashpoint atm ebook ebooks e-book audiobook audiobooks bookshop bookshops bookstore supermarket supermarkets
thirty-one part-time full-time ice-cream t-shirt t-shirts tee-shirt x-ray old-fashioned up-to-date good-looking hard-working easy-going well-known open-minded self-confident second-hand long-distance cross-country non-smoking sugar-free gluten-free lactose-free
mother-in-law father-in-law sister-in-law brother-in-law parents-in-law step-by-step half-brother half-sister ex-boyfriend ex-girlfriend ex-wife ex-husband co-worker co-workers make-up make-believe sit-ups push-ups warm-up follow-up
twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine timetable timetables houseplant houseplants grandkids grandkid binge-watch staycation glamping foodie foodies
fiancé fiancée fiance café cafés cafe cafes résumé resume cliché naïve déjà-vu jalapeño piñata siesta fiesta rucksack kindergarten doner döner quiche crêpe crêpes crepe crepes omelette omelet aubergine courgette zucchini broccoli avocado avocados mango mangos mangoes
`)
