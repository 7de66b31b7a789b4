import type { Policies } from './policies'

export const ES: Policies = {
  support: {
    title: 'Ayuda y soporte',
    sections: [
      [
        'Dónde preguntar',
        'Las preguntas sobre un paquete, una talla o un color las responde mejor la tienda: abra su pedido y escríbale desde allí. Para todo lo demás escriba a support@souk.test. Esta es una tienda de demostración, así que nadie lee ese buzón.',
      ],
      [
        'Seguir un pedido',
        'Su pedido muestra en qué punto está: por pagar, por enviar, en camino, entregado, completado. En cuanto la tienda entrega el paquete al transportista, aparecen también su número y cada parada.',
      ],
      [
        'Cambiar o cancelar',
        'Mientras la tienda no haya enviado, usted mismo puede cancelar el pedido y recupera todo lo pagado. Para otra dirección u otro color, cancele y vuelva a pedir: se tarda un minuto.',
      ],
      [
        'Pagar',
        'Se paga con un monedero, con tarjeta bancaria donde la tienda la ofrezca o en efectivo al recibir. Si un pago se rechaza, el pedido queda a la espera durante 24 horas; inténtelo de nuevo desde el pedido, con otro medio si lo prefiere.',
      ],
      [
        'Recargas y retiros',
        'Una recarga por transferencia necesita una imagen del comprobante y su número de transacción; una persona revisa ambos. Un retiro se aparta de su saldo hasta que se decide. Su monedero muestra el estado de cada uno.',
      ],
      [
        'Su cuenta',
        'Una contraseña olvidada se cambia con un código que enviamos a su correo electrónico. Si nota algo que no ha hecho usted, cambie la contraseña: así se cierra la sesión en los demás dispositivos.',
      ],
    ],
  },
  returns: {
    title: 'Devoluciones y reembolsos',
    sections: [
      [
        'De cuánto tiempo dispone',
        'Puede solicitar un reembolso desde que se envía el paquete hasta 15 días después de la entrega, por el pedido entero o por algunas piezas.',
      ],
      [
        'Cómo solicitarlo',
        'Abra el pedido, elija las piezas, diga qué ocurre y añada imágenes si ayudan. Cada pedido admite una sola solicitud, así que indíquelo todo de una vez. Hasta que se decida puede retirarla.',
      ],
      [
        'Qué se devuelve',
        'Recibe lo que pagó por las piezas, menos su parte de un cupón. El envío se devuelve cuando se reembolsan todas las piezas del pedido.',
      ],
      [
        'Adónde va',
        'El dinero vuelve por donde vino: al monedero y en la moneda con que pagó, o a su tarjeta bancaria. Lo pagado en efectivo se abona en su monedero principal.',
      ],
      [
        'Enviar de vuelta',
        'Espere la aprobación antes de enviar nada. Embale los productos como llegaron, con todo lo que traían. No se admiten alimentos consumidos, cosméticos abiertos ni pendientes, salvo que sean defectuosos.',
      ],
      [
        'Si se rechaza',
        'Un rechazo siempre llega con su motivo en sus avisos. Sus derechos frente a la tienda según la ley de su país siguen intactos.',
      ],
    ],
  },
  privacy: {
    title: 'Privacidad',
    sections: [
      [
        'Qué guardamos',
        'Su nombre, correo electrónico y teléfono, direcciones de entrega, pedidos, movimientos del monedero, reseñas y las imágenes que sube. Las contraseñas y las sesiones se guardan de forma que no se pueden volver a leer.',
      ],
      [
        'Para qué',
        'Para entregar y reembolsar, para mantener a extraños fuera de su cuenta y para cumplir las obligaciones contables. Lo que ha mirado sirve para sugerirle productos, y para nada más.',
      ],
      [
        'Quién lo ve',
        'Una tienda ve la dirección y las líneas de su propio pedido. Los comprobantes, documentos de identidad y firmas los ven usted y quienes deciden sobre ellos, mediante direcciones que caducan a los cinco minutos. Los números de tarjeta van directamente al proveedor de pagos y nunca llegan a nosotros.',
      ],
      [
        'En su dispositivo',
        'La aplicación guarda su sesión, su idioma, la hora del último anuncio y lo que ha buscado y mirado. Al cerrar la sesión se borra todo. No hay rastreadores de terceros.',
      ],
      [
        'Cuánto tiempo',
        'Los archivos de un formulario que no se envió se eliminan al cabo de un día. Los pedidos y movimientos del monedero permanecen el tiempo que exige la ley; lo demás desaparece con su cuenta.',
      ],
      [
        'Sus derechos',
        'Puede ver y cambiar sus datos en su perfil, y pedir una copia o su eliminación en support@souk.test. A las imágenes se les quita el lugar y la cámara antes de guardarlas.',
      ],
    ],
  },
  about: {
    title: 'Quiénes somos',
    sections: [
      [
        'Un mercado bajo un mismo arco',
        'Un zoco es una calle de tiendas pequeñas con un solo techo. Este está hecho igual: tiendas independientes, un carrito, un pago y un lugar donde preguntar.',
      ],
      [
        'Cómo elegimos las tiendas',
        'Quien quiere vender lo solicita con un nombre, una persona de contacto, las dos caras de un documento de identidad y un acuerdo firmado. Una persona lee cada solicitud antes de que se muestre el primer producto.',
      ],
      [
        'Cómo se guarda el dinero',
        'Cada movimiento de un monedero se anota dos veces y todos los libros suman cero. Es aburrido, y por eso un reembolso vuelve hasta el último céntimo.',
      ],
      [
        'Para todos',
        'La tienda habla seis idiomas y funciona con teclado, con lector de pantalla y en un teléfono lento. Lo que no le funcione es un fallo nuestro: díganoslo.',
      ],
      [
        'Abierto para leer',
        'Souk es de código abierto y una demostración. Nada de lo que ve aquí se envía y no se mueve dinero real; le invitamos a leer cómo está hecho y a construir el suyo.',
      ],
    ],
  },
}
