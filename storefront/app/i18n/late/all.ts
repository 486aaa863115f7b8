/** All texts that pages bring: for the server, whose loaders and actions tell them too. */
import './addresses';
import './auth';
import './company';
import './incidences';
import './order-page';
import './placed';
import './profile';
import './purchase';
import './quotations';
import './registration';
import './secondary-users';
import './spending';
import './statements';
