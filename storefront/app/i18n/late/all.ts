/** All texts that pages bring: for the server, whose loaders and actions tell them too. */
import './incidences';
import './order-page';
import './quotations';
import './statements';
