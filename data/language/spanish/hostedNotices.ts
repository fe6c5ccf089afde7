import type { HostedNotices } from '../hostedNotices.ts';

export const spanishHostedNotices: HostedNotices = {
  recipient: {
    proxy: 'Lo que escribes va al servidor de este sitio y al proveedor de su modelo.',
    server: 'Lo que escribes va a {host}.',
    ownMachine: 'Lo que escribes va a {host} en este dispositivo.',
    browser: 'Lo que escribes se queda en este dispositivo.',
  },
  consent: {
    question:
      '¿Me dejas usar un modelo de lenguaje para elegir? Si aceptas, lo que escribas irá al servidor de este sitio y al proveedor de su modelo.',
    allow: 'Usar el modelo',
    decline: 'Que se quede aquí',
    more: 'Más sobre la privacidad',
    allowed: {
      title: 'El modelo ayuda a partir de tu próximo mensaje',
      text: 'Puedes desactivarlo en los ajustes.',
    },
    declined: {
      title: 'Todo se queda en este dispositivo',
      text: 'Puedes activar el modelo en los ajustes.',
    },
  },
  device: {
    label: 'Usar el modelo de este dispositivo',
    note: 'Es parte de tu navegador y funciona en este dispositivo: lo que escribes se queda aquí. Con él, las respuestas tardan más.',
    isLarge: 'Tu navegador tiene que descargarlo primero, una sola vez: varios gigabytes.',
    download: 'Descargar',
    progress: 'Descargando el modelo: {percent}%',
    preparing: 'Preparando el modelo',
    failed: {
      title: 'Modelo no descargado',
      text: 'Tu navegador no pudo descargarlo. Necesita conexión y varios gigabytes libres.',
    },
    canceled: { title: 'Descarga cancelada', text: 'Puedes empezarla otra vez en los ajustes.' },
  },
};
