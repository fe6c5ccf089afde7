import type { CareWords } from '../care.ts';

/** What words are about, in Spanish, by category. */
export const spanishCareWords: CareWords = {
  self: 'yo mi mis conmigo nos nuestro nuestra',
  they: 'el ella ellos lo le les su sus alguien quien',
  partner: 'esposo esposa marido novio novia pareja viejo',
  parent:
    'papa papi padre mami madre padres padrastro madrastra tio tia mama suegro suegra abuelo abuela abuelita abuelito',
  kid: 'hijo hija nino nina bebe nieto nieta sobrino sobrina hermano hermana hermanito hermanita pequeno chamaco hijito hijita',
  stranger: 'amigo amiga vecino vecina jefe hombre hombres senor senora tipo desconocido gente primo prima',
  violence:
    'pega pegan pego pegaron pegar golpea golpeo golpean lastima lastimo lastimar maltrata abusa abuso amenaza amenazo amenazan amenazando ahorca ahorco ataca ataco viola violo violaron empuja empujo quema quemo grita toca toco tocaba obliga obligo forzo jalo',
  control:
    'encerrada encerrado encierra encerro sigue siguiendo persigue vigila controla celular telefono pasaporte deja salir escapar huir',
  fear: 'miedo asustada asustado aterrada peligro insegura',
  death:
    'morir muero muera muerto muerta muriendo muerte matar mato matarme morirme suicidio suicidarme suicidar mata matarse',
  selfHarm: 'cortarme corto navaja puente saltar soga',
  despair:
    'sola solo cansada cansado harta harto vida vivir mundo nadie nada sentido razon despertar desaparecer carga estorbo adios esperanza vacio ganas sirvo tristeza aguanto',
  body: 'pecho corazon cara boca brazo mano pierna lado lengua labios garganta ojos ojo cabeza cuello espalda pie estomago',
  symptom:
    'sangre sangrando sangra sangrado respira respirar desmayo desmayado convulsion convulsiona convulsionando mareada mareado vomita vomitando palida hinchada hinchado ronchas dolor duele fiebre morado morada azul inconsciente reacciona responde alergica infarto derrame quemadura rotura bulto',
  substance:
    'cloro blanqueador detergente veneno raticida lejia acido amoniaco gasolina pila bateria iman limpiador anticongelante insecticida acetona fabuloso pastilla medicina medicamento droga gomitas',
  ingest: 'trago tomo tome comio ingirio bebio metio trague tragado tomado tomaron',
  weapon: 'pistola arma cuchillo escopeta bomba balacera disparos',
  danger:
    'fuego humo llamas incendio huele fuga choque choco accidente robo robaron asalto asaltaron secuestro secuestraron perdido perdida ahogando ahogo ladron borracho ebrio',
  place: 'casa departamento depa apartamento cuarto cocina carro coche puerta ventana bano calle',
  no: 'nunca ni tampoco sin',
  now: 'ya ahora ahorita ayuda emergencia ambulancia policia socorro auxilio',
  often: 'noche siempre otra vez',
  entertainment: 'juego pelicula concierto obra teatro cancion libro fiesta fantasma terror escalar',
  food: 'cena comida almuerzo desayuno cerveza restaurante carne mariscos postre bares hambre',
  treatment: 'masaje clase corte unas gimnasio',
  wish: 'oferta barato barata descuento precio lugar busco donde sabado domingo viernes finde cumpleanos regalo aniversario actividades',
  joke: 'jaja jajaja broma risa',
  pet: 'perro gato mascota perrito',
  sport: 'partido equipo futbol',
  past: 'pasado hace antes',
  money: 'dolares cartera trabajo caro dinero',
};
