import type { TopicWords } from '../topicModel.ts';

/** What words of Spanish questions about deals are about, by kind. */
export const spanishTopicWords: TopicWords = {
  car: 'carro carros coche auto manejo manejar manejando estacionar estacionamiento estaciono estacionarse parking parqueo parquear parqueadero parqueas aparcar cochera garaje troca troka camioneta van minivan valet lote parqueo parkear moto',
  end: 'vence vencimiento caduca expira acaba acabar termina terminar vigente vigencia oferta promo promocion valida valido plazo ultimo ultima sigue alargan',
  month:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad thanksgiving primavera verano otono invierno ano mes meses quincena',
  left: 'quedan queda lugares lugar cupo cupos asientos boletos agotado agotados agotadas disponible disponibles disponibilidad lleno llena llenos espacio espacios campo campito acabaron sold',
  span: 'minutos minuto min hora horas dura duracion demora demoran tarda tardan rapido largo larga ratito media tiempo',
  opening:
    'abre abren abierto abierta cierra cierran cerrado horario horarios empieza empiezan comienza arranca inicia abren atienden puertas',
  day: 'lunes martes miercoles jueves viernes sabado sabados domingo domingos finde fines semana diario entresemana',
  daytime:
    'hoy manana tarde noche mediodia medianoche temprano ahorita ahora madrugada anoche pm am tempranito noches tardes',
  money:
    'precio cuesta cuestan cuanto costo costaria vale dolares pesos pagar pago pagamos pagan total caro cara barato ahorro ahorra descuento porciento cobran cobra sale plata lana dinero feria varos',
  each: 'persona cabeza pareja ambos dos juntos cada todos uno entrambos mitad',
  young:
    'edad nino ninos nina ninas bebe bebes hijo hija hijos chamaco chamacos chamaquito chavo chavito nieto nieta nietos sobrino sobrina chiquito peque pequeno adolescente menor menores pelao pelaos chamo chamos cipote cipotes huerco morrito morro ninito muchacho muchacha',
  years:
    'anos anitos edad mayor mayores adulto adultos 18 21 id identificacion ine licencia cumple meses grande grandes tomar',
  alone: 'solo sola solito solita individual viudo viuda companero acompanante companera conmigo',
  many: 'grupo grupos gente personas fiesta equipo compas amigos amigas familia companeros invitados privado privada capacidad quinceanera despedida mesa cabemos caben somos bola raza primos tropa oficina',
  body: 'rodilla rodillas cadera espalda piernas pierna pie tobillo operado operada operaron andador baston muletas oxigeno embarazada discapacidad discapacitado movilidad artritis caminar parado parada parados sentado sentar corazon cojo',
  access:
    'silla ruedas escaleras escalones escalon rampa elevador ascensor carriola coche carrito coches accesible accesibilidad subir plano nivel piso',
  senses:
    'sordo sorda oye oir escucha ciego ciega sensorial autista autismo subtitulos luces audifonos ve vista ruido',
  animal:
    'perro perros perrito perra perrita cachorro gato gatos gatito mascota mascotas chihuahua labrador lomito firulais pitbull poodle animal animales correa conejo perico lomitos can peludo',
  diet: 'vegano vegana veganos vegetariano vegetariana vegetarianos gluten celiaco celiaca nueces nuez cacahuate cacahuates mani alergia alergico alergica alergias halal kosher lacteos lactosa leche huevo mariscos camaron puerco cerdo carne diabetico diabetica azucar trigo ingredientes pescado keto',
  undo: 'reembolso reembolsan devuelven devolucion devolver cancelar cancelo cancela cancelan cancelacion cambiar cambio cambiarlo mover reagendar transferir enfermo enferma enfermamos regreso regresan pierdo vender traspasar',
  book: 'reservar reserva reservacion reservaciones reservo cita agendar agendo apartar apartado aparto anticipacion inscribir inscribirme registrarse registro boleto boletos llegar llego caer caigo caerle',
  include:
    'incluye incluido incluida incluidos incluyen trae traen viene vienen entra entran cubre dan paquete parte',
  meal: 'bebida bebidas desayuno almuerzo comida cena postre cafe vino cerveza champana agua refresco soda antojito toalla toallas palomitas botana snack tragos trago',
  fee: 'cargo cargos propina propinas tip deposito impuesto impuestos taxes tax escondido escondidos adicional aparte extra extras recargo servicio limpieza encima fee fees',
  code: 'codigo cupon promo vale canjear canjeo canjea canje imprimir impreso imprimo pantalla app escanear qr teclear aplicar aplico poner captura usar usa celular cel',
  terms:
    'truco clientes cliente nuevo nuevos nueva combinar combina combinan juntar compartir comparto feriados feriado dias limite hogar condiciones restricciones reglas letra chiquita letras otra vez dividir primera socio miembro',
  weather:
    'llueve lluvia lloviendo llover llovizna tormenta nieve nieva frio calor viento nublado nubes pronostico mojado congelando rayos paraguas cielo clima tiempo sombra lodo hielo huracan solazo',
  wear: 'llevar llevo llevamos ropa zapatos tenis botas equipo tapete casco vestido vestir vestirme visto chamarra calcetines gorra bloqueador traje bano delantal candado patines rentan renta prestan prestado pongo ponerme ir tacones materiales herramientas mochila cambio',
  send: 'entregan entrega entregas domicilio envian envio envios mandan mandar llevan casa puerta recoger recojo recogen recogerlo linea online zoom virtual uber eats doordash digital correo llevar pickup delivery',
  speech:
    'espanol ingles frances idioma idiomas habla hablan hablo hablado bilingue traduccion traductor traducen interprete subtitulos portugues lengua senas',
  transit:
    'bus camion autobus guagua tren metro linea estacion parada light rail transporte publico uber lyft bici bicicleta tranvia taxi aventon pie caminando blue',
  where:
    'donde direccion ubicado ubicacion queda sucursal sucursales lejos cerca cerquita cercano mapa barrio zona calle punto encuentro millas lado centro esquina plaza cual rumbo vemos',
  surroundings:
    'adentro dentro interior techado techo afuera fuera exterior aire libre cubierto patio carpa terraza calefaccion aire acondicionado ruidoso ruido tranquilo jardin musica calentito bulla',
  reach:
    'telefono numero llamar llamo marco pagina web sitio email correo contacto contactar instagram facebook link liga whatsapp dueno encargado mensaje hablar hablo quien comunico',
  elsewhere:
    'wifi internet bano banos maestro maestra profe instructor pica picante vista popular resenas romantico alcohol fumar ambiente banda lleno divertido chido vale bueno buena dificil seguro marca talla lockers regaderas ducha',
};
